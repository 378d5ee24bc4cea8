import { createWordFinder } from '@gyeol/catalogue'
import { withoutInvisible } from '@gyeol/korean'
import { type CellCodec, CellProblem, wordOf } from './file-field.ts'

/** Text of one line or several. */
export const textCell: CellCodec = {
  hint: '글자',
  read: readText,
  write: (value) => wordOf(value) || null,
  empty: '',
}

/** What an item is called. */
export const nameCell: CellCodec = {
  ...textCell,
  read(value) {
    const text = readText(value)
    if (SHORTENED.test(text)) throw new CellProblem(shortenedMessage(text))
    return text
  },
}

/** Text that may be missing. */
export const optionalTextCell: CellCodec = {
  ...textCell,
  hint: '글자 (없으면 비워 두기)',
  empty: null,
}

/** A whole number that may be missing. */
export const numberCell: CellCodec = {
  hint: '정수 (모르면 비워 두기)',
  read: readInteger,
  write: (value) => (typeof value === 'number' ? value : null),
  empty: null,
}

const YES = new Set(['예', '네', 'o', 'y', 'yes', 'true', '1', 'ㅇ'])
const NO = new Set(['아니요', '아니오', 'x', 'n', 'no', 'false', '0'])

/** Yes or no. */
export const flagCell: CellCodec = {
  hint: '예 / 아니요',
  read(value) {
    if (typeof value === 'boolean') return value
    const word = readText(value)
    if (YES.has(word.toLowerCase())) return true
    if (NO.has(word.toLowerCase())) return false
    throw new CellProblem(`'${word}' 대신 '예'나 '아니요'를 적어 주세요.`)
  },
  write: (value) => (value === true ? '예' : '아니요'),
  empty: false,
}

type Choice<Code extends string> = {
  readonly names: Readonly<Record<Code, string>>
  /** Words of codes that are not offered here do no harm. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
}

/** One of a closed list, by Korean name, alias or code. */
export function choiceCell<Code extends string>({ names, aliases }: Choice<Code>): CellCodec {
  // The keys of a record of Code.
  const codes = Object.keys(names) as Code[]
  const find = createWordFinder<Code>(
    codes.map((code) => [code, [names[code], ...(aliases?.[code] ?? [])]]),
  )
  const shown = codes.map((code) => names[code]).join(', ')
  return {
    hint: shown,
    read(value) {
      const word = readText(value)
      const code = find(word)
      if (code === undefined)
        throw new CellProblem(`'${word}' 대신 ${shown} 가운데 하나를 적어 주세요.`)
      return code
    },
    write: (value) => names[value as Code] ?? null,
    empty: null,
  }
}

/** Several values of one kind, parted by line breaks or bars. */
export function listCell(codec: CellCodec, separator: RegExp = /[\n|]/): CellCodec {
  return {
    hint: `${codec.hint} (여럿이면 줄을 바꾸거나 | 로 나눠요)`,
    read(value) {
      const parts = Array.isArray(value) ? value : String(value).split(separator)
      return parts
        .map((part: unknown) => (typeof part === 'string' ? part.trim() : part))
        .filter((part) => part !== '')
        .map((part) => codec.read(part))
    },
    write(value) {
      if (!Array.isArray(value) || value.length === 0) return null
      return value.map((part) => codec.write(part) ?? '').join(' | ')
    },
    empty: [],
  }
}

/** A cell as text. Throws CellProblem for what is neither text nor number. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return cleaned(value).trim()
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  throw new CellProblem('글자가 아니에요.')
}

/** Line breaks in one form; other control characters and what nobody sees never belong to a text. */
function cleaned(text: string): string {
  return (
    withoutInvisible(text)
      .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      // oxlint-disable-next-line no-control-regex -- removing them is the point
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .toWellFormed()
      .normalize('NFC')
  )
}

/** Digits in one piece, or in groups of three. */
const WHOLE = /^[+-]?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.0+)?$/

/** A whole number, written with or without thousands separators. */
export function readInteger(value: unknown): number {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return value
    throw new CellProblem(`'${value}' 대신 정수를 적어 주세요.`)
  }
  const text = readText(value)
  const plain = text.normalize('NFKC').replace(/^[\u2010-\u2013\u2212]/, '-')
  if (WHOLE.test(plain)) return Number(plain.replaceAll(',', ''))
  if (SHORTENED.test(plain)) throw new CellProblem(shortenedMessage(text))
  if (/^[+-]?\d+,\d+$/.test(plain))
    throw new CellProblem(`'${text}': 쉼표가 소수점인지 알 수 없어요. 정수를 적어 주세요.`)
  throw new CellProblem(`'${text}' 대신 정수를 적어 주세요.`)
}

/** What spreadsheets make of long numbers when they save text: digits are lost. */
const SHORTENED = /^[+-]?\d+(?:\.\d+)?E[+-]?\d+$/i

const shortenedMessage = (text: string) =>
  `'${text}': 엑셀이 줄여 쓴 수예요. 셀 서식을 바꾸고 다시 적어 주세요.`
