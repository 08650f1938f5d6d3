/** Zones as the engine shows them and as sheets and decks write them. */
import type { Speaker } from "../../../lib/words.svelte";
import type { Beast, GemView, Kind, Spice, SpellView, WeaponView } from "../../../generated/laar";
import { BEASTS, KIND_ICONS, SPICES, WEAPONS } from "../goods";
import type { Entry } from "./sheet";

export type Zone = Spice | Beast | WeaponView | SpellView | GemView;

export function zoneText(speaker: Speaker, kind: Kind, zone: Zone): string {
  if (kind === "weapon") return String(speaker.spoken(zone, { object: "weapon-view" }));
  if (kind === "spell") return String(speaker.spoken(zone, { object: "spell-view" }));
  if (kind === "gem") return String(speaker.spoken(zone, { object: "gem-view" }));
  return speaker.member(kind, String(zone));
}

export function zoneIcon(kind: Kind, zone: Zone): string {
  if (kind === "spice") return SPICES[zone as Spice];
  if (kind === "beast") return BEASTS[zone as Beast];
  if (kind === "weapon") return WEAPONS[(zone as WeaponView).type];
  return KIND_ICONS[kind];
}

/** A thing that a spell speaks of: a kind of goods, a beast, a spice or a weapon. */
export function thingText(speaker: Speaker, thing: string): string {
  const word = { one: [{ enum: "kind" }, { enum: "beast" }, { enum: "spice" }, { enum: "weapon-type" }] };
  return String(speaker.spoken(thing, word));
}

export function thingIcon(thing: string): string {
  const icons: Record<string, string> = { ...SPICES, ...BEASTS, ...WEAPONS, ...KIND_ICONS };
  return icons[thing] ?? KIND_ICONS.spell;
}

/** As a sheet writes it. */
export function asEntry(kind: Kind, zone: Zone): Entry {
  if (kind === "gem") return (zone as GemView).number;
  if (kind === "weapon") return { ...(zone as WeaponView) };
  if (kind !== "spell") return String(zone);
  const spell = zone as SpellView;
  const name = spell.kind.replaceAll("-", "_");
  return spell.of?.length ? { kind: name, of: [...spell.of] } : { kind: name };
}
