import { TextDecoder as EveryDecoder } from '@exodus/bytes/encoding.js'
import { FileProblem } from './file-problem.ts'

/** What a Korean Excel saves CSV in, as the web knows it: all 11,172 syllables. The platform's own has 2,350. */
const KOREAN_EXCEL = new EveryDecoder('euc-kr')

const LOST = '\uFFFD'

/** Letters shown on either side of one that is broken. */
const SHOWN_AROUND = 20

/**
 * The text of a CSV file, whichever way spreadsheets save it: UTF-8 with or without its mark, UTF-16,
 * or the code page of a Korean Excel. Throws FileProblem, with the place, where a letter is broken.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  if (wide !== null) return decodeWide(bytes, wide)
  const text = new TextDecoder().decode(bytes)
  if (isUtf8(bytes)) return text
  // Hangul comes out of bytes that are not UTF-8 by accident only, broken letters always.
  if (countOf(text, /[가-힣]/g) >= countOf(text, /\uFFFD/g)) throw brokenLetter(text)
  const korean = KOREAN_EXCEL.decode(bytes)
  if (korean.includes(LOST)) throw brokenLetter(korean)
  return korean
}

type Wide = 'utf-16le' | 'utf-16be'

/**
 * Bytes by which the encoding is judged. In letters of two bytes, Latin ones, separators and digits have an
 * empty half; between Hangul they are few, but that is no UTF-8.
 */
const JUDGED_BYTES = 1000
const FEWEST_EMPTY = 2
const EMPTY_SHARE = 0.1

/** Two bytes a letter: by the mark at its beginning, or by the empty halves of Latin letters. */
function wideEncodingOf(bytes: Uint8Array): Wide | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const judged = bytes.subarray(0, JUDGED_BYTES)
  const empty = [...judged.keys()].filter((at) => judged[at] === 0)
  const isWide =
    empty.length > judged.length * EMPTY_SHARE || (empty.length >= FEWEST_EMPTY && !isUtf8(bytes))
  if (!isWide) return null
  const odd = empty.filter((at) => at % 2 === 1).length
  return odd * 2 > empty.length ? 'utf-16le' : 'utf-16be'
}

function decodeWide(bytes: Uint8Array, encoding: Wide): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new FileProblem('글자를 읽을 수 없어요. CSV를 UTF-8로 저장해 주세요.')
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0

function brokenLetter(text: string): FileProblem {
  const at = text.indexOf(LOST)
  const line = text.slice(0, at).split(/\r\n|\r|\n/).length
  const before =
    text
      .slice(Math.max(0, at - SHOWN_AROUND), at)
      .split(/[\r\n]/)
      .at(-1) ?? ''
  const [after = ''] = text.slice(at, at + SHOWN_AROUND).split(/[\r\n]/)
  return new FileProblem(
    `${line}번째 줄에 깨진 글자가 있어요: '${before}${after}'. CSV를 UTF-8로 다시 저장해 주세요.`,
  )
}
