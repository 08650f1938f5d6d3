/** Icons and colours of the goods and experts of Laar. */
import anvil from "icon:anvil";
import ring from "icon:big-diamond-ring";
import boomerang from "icon:boomerang";
import berries from "icon:berries-bowl";
import net from "icon:bug-net";
import toque from "icon:chef-toque";
import chili from "icon:chili-pepper";
import clover from "icon:clover";
import spices from "icon:cool-spices";
import swords from "icon:crossed-swords";
import leaf from "icon:curled-leaf";
import diamond from "icon:cut-diamond";
import phoenix from "icon:feathered-wing";
import spider from "icon:hanging-spider";
import lotus from "icon:lotus-flower";
import paw from "icon:paw";
import dagger from "icon:plain-dagger";
import serpent from "icon:sea-serpent";
import shuriken from "icon:shuriken";
import book from "icon:spell-book";
import star from "icon:star-formation";
import daggers from "icon:thrown-daggers";
import unicorn from "icon:unicorn";
import staff from "icon:wizard-staff";
import {
  printed,
  type Beast,
  type Expert,
  type GoodView,
  type Kind,
  type PlayerView,
  type Spice,
  type WeaponType,
} from "../../generated/laar";

export const KINDS: readonly Kind[] = Object.values(printed.makes);
export const KIND_ICONS: Record<Kind, string> = {
  spice: spices,
  beast: paw,
  weapon: swords,
  spell: book,
  gem: diamond,
};
export const SPICES: Record<Spice, string> = {
  anise: star,
  mint: leaf,
  pepper: chili,
  juniper: berries,
  lotus,
  clove: clover,
};
export const BEASTS: Record<Beast, string> = { phoenix, serpent, spider, unicorn };
export const WEAPONS: Record<WeaponType, string> = { boomerang, pinga: daggers, shuriken, katar: dagger };
export const EXPERTS: Record<Expert, string> = {
  cook: toque,
  "beast-catcher": net,
  armourer: anvil,
  arcanist: staff,
  jeweller: ring,
};
export const MAKES: Record<Expert, Kind> = printed.makes;

export function iconOf(good: GoodView, kind: Kind): string {
  if (kind === "spice") return SPICES[good.spice];
  if (kind === "beast") return BEASTS[good.beast];
  if (kind === "weapon") return WEAPONS[good.weapon.type];
  return KIND_ICONS[kind];
}

/** The goods of one stack, in the order they were taken; none where they lie face down. */
export function stackOf(player: PlayerView, kind: Kind): GoodView[] {
  const stacks: Record<Kind, GoodView[] | null> = {
    spice: player.spices,
    beast: player.beasts,
    weapon: player.weapons,
    spell: player.spells,
    gem: player.gems,
  };
  return stacks[kind] ?? [];
}
