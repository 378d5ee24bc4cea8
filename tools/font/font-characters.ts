/** First and last byte of the rows and cells of KS X 1001 in EUC-KR. */
const FIRST_CELL = 0xa1
const LAST_CELL = 0xfe
/** The rows that hold the 2,350 syllables. */
const FIRST_SYLLABLE_ROW = 0xb0
const LAST_SYLLABLE_ROW = 0xc8

/** Signs of our own texts beyond ASCII: minus, arrows, marks, units, quotes, numbers in circles. */
const SIGNS =
  '−±×÷·…–—‘’“”‹›«»°′″%‰→←↑↓↔⇒▲△▼▽◆◇■□●○★☆※✓✕≤≥≠≈∞√' +
  '①②③④⑤⑥⑦⑧⑨⑩ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ©®™₩￦€£¥§¶†‡「」『』【】〈〉《》、。〜～！？，．：；（）＋－％ª²³½¼¾'

/** The 2,350 syllables of KS X 1001: all that common Korean text is written with. */
export function ksX1001Syllables(): string {
  const decoder = new TextDecoder('euc-kr', { fatal: true })
  const syllables: string[] = []
  for (let row = FIRST_SYLLABLE_ROW; row <= LAST_SYLLABLE_ROW; row += 1) {
    for (let cell = FIRST_CELL; cell <= LAST_CELL; cell += 1) {
      syllables.push(decoder.decode(Uint8Array.of(row, cell)))
    }
  }
  return syllables.join('')
}

/** Everything the shipped font can show. */
export function fontCharacters(): string {
  return [
    range(0x20, 0x7e),
    '\u00a0',
    // single letters: 초성 searches, half-typed syllables
    range(0x3131, 0x3163),
    ksX1001Syllables(),
    SIGNS,
  ].join('')
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('')
}
