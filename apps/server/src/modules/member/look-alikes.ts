/**
 * Letters that are taken for others at a glance: digits, small capitals, Greek, Cyrillic, Armenian and
 * Cherokee, and what stands upright.
 */
const LATIN_LOOKS: Readonly<Record<string, string>> = {
  a: '4аαɑᴀꭺ',
  b: 'ьвʙ',
  c: 'сϲᴄꮯ',
  d: 'ԁɗđᴅꭰ',
  e: '3еεҽᴇꭼ',
  f: 'ғꜰ',
  g: 'ɡɢցꮐ',
  h: 'нһʜꮋ',
  i: '1lıіӏιɩɪʟꭵꮮ丨',
  j: 'јᴊ',
  k: 'кκᴋꮶ',
  m: 'мᴍꮇϻ',
  n: 'пηոռɴŋ',
  o: '0оοσօᴏөøჿ',
  p: 'рρᴘꮲ',
  r: 'гʀɾꭱ',
  s: '5ѕꜱʂꮪ',
  t: '7тτᴛꭲŧ',
  u: 'υսᴜ',
  v: 'νѵᴠꮩ',
  w: 'ѡωԝᴡꮃ',
  x: 'хχ',
  y: 'уγʏүყ',
  z: 'ᴢꮓ',
}
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(LATIN_LOOKS).flatMap(([letter, looks]) =>
    Array.from(looks, (look): [string, string] => [look, letter]),
  ),
)

/**
 * A name as it looks from near: letters of other scripts as the Latin ones they are drawn like. Hangul goes
 * letter by letter, so that syllables that were taken apart are the same word.
 */
export function shapeOf(bare: string): string {
  const letters = bare
    .normalize('NFD')
    .replaceAll(FINAL_LETTERS, (letter) => INITIAL_OF[letter] ?? letter)
  return Array.from(letters, (letter) => ALIKE.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Consonants at the end of a syllable, which are the same letters as at its beginning. */
const FINAL_LETTERS = /[\u11A8-\u11C2]/g
const INITIAL_OF: Readonly<Record<string, string>> = {
  '\u11A8': '\u1100',
  '\u11AB': '\u1102',
  '\u11AE': '\u1103',
  '\u11AF': '\u1105',
  '\u11B7': '\u1106',
  '\u11B8': '\u1107',
  '\u11BA': '\u1109',
  '\u11BC': '\u110B',
  '\u11BD': '\u110C',
  '\u11BE': '\u110E',
  '\u11BF': '\u110F',
  '\u11C0': '\u1110',
  '\u11C1': '\u1111',
  '\u11C2': '\u1112',
}

/** Letters of Hangul that differ by a short stroke, the usual one first; then what is drawn like one. */
const HANGUL_LOOKS = [
  'ㅣㅏㅑir卜',
  'ㅓㅕ',
  'ㅗㅛ',
  'ㅜㅠ',
  'ㅐㅒㅔㅖ',
  'ㅚㅘ',
  'ㅟㅝ',
  'ㅙㅞ',
  'ㅡ一',
  'ㄱㅋㄲ',
  'ㄷㅌㄸ',
  'ㅂㅃ',
  'ㅅㅆ人',
  'ㅈㅊㅉ',
  'ㅇo',
  'ㅁ口',
  'ㄹ己',
]
const OUTLINE: ReadonlyMap<string, string> = new Map(
  HANGUL_LOOKS.flatMap((looks) => {
    // The letters on keyboards are other signs than those syllables are made of.
    const [usual = '', ...others] = looks.normalize('NFKC')
    return others.map((letter): [string, string] => [letter, usual])
  }),
)

/** A name with Hangul as it looks from afar: 관리지, 괸리자 and 관리ㅈr are one. */
export function outlineOf(bare: string): string {
  return Array.from(shapeOf(bare), (letter) => OUTLINE.get(letter) ?? letter).join('')
}
