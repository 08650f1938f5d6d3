/**
 * Soft hyphens for narrow places: browsers without a dictionary break long names anywhere.
 *
 * A syllable ends after its vowel, or after one consonant more when two follow; letters that
 * make one sound together, or soften the one before, stay together.
 */
const VOWELS = "aeiouyąęóаеёиоуыэюя";
const ONE = "(?:sz|cz|rz|ch|dz|dż|dź|th|sh|ph|[^\\P{L}" + VOWELS + "])[ьъй]?";
const OPEN = new RegExp(`(?<=\\p{L}[${VOWELS}])(?=${ONE}[${VOWELS}]\\p{L})`, "giu");
const CLOSED = new RegExp(`(?<=[${VOWELS}]${ONE})(?=${ONE}[${VOWELS}])`, "giu");
const LONG = /\p{L}{10,}/gu;

export function soft(text: string): string {
  return text.replace(LONG, (word) => word.replace(OPEN, "\u00ad").replace(CLOSED, "\u00ad"));
}
