/**
 * Signs that look like those of an address and stay what they are under NFKC: slashes, colons, and the
 * full stops of East Asia.
 */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2044\u2215\u29f8\u2571]/g, '/'],
  [/[\u02d0\u0589\u05c3\u2236\ua789]/g, ':'],
  [/[\u3002\u06d4\ua4f8]/g, '.'],
]

/** What draws nothing, joins what looks apart, or turns the direction. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0\u2800]/gu

const WITH_SCHEME = /\S*(?::\/\/|www\.)\S*/gi

/** `name.example` in letters that are, or look like, Latin ones; `1.5`, `Lv.99` and Korean are none. */
const DOMAIN =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]+)*\.[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}]{2,}(?![\p{L}\p{N}])(?:[/:?#]\S*)?/giu

/** Whoever reads a preview shall not take what a stranger wrote for an address of ours. */
export function plainWords(text: string): string {
  // Korean is taken apart by NFKD alone: composed again, its marks are no marks.
  let plain = text.normalize('NFKC').replaceAll(UNSEEN, '')
  for (const [sign, usual] of LOOK_ALIKES) plain = plain.replaceAll(sign, usual)
  return plain.replaceAll(WITH_SCHEME, ' ').replaceAll(DOMAIN, ' ').replaceAll(/\s+/g, ' ').trim()
}
