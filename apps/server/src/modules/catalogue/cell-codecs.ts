import { createWordFinder } from '@gyeol/catalogue'
import { type CellCodec, CellProblem, wordOf } from './file-field.ts'

/** Text of one line or several. */
export const textCell: CellCodec = {
  hint: '글자',
  read: readText,
  write: (value) => wordOf(value) || null,
  empty: '',
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
    const word = readText(value).toLowerCase()
    if (YES.has(word)) return true
    if (NO.has(word)) return false
    throw new CellProblem(`'${word}' 대신 '예'나 '아니요'를 적어 주세요.`)
  },
  write: (value) => (value === true ? '예' : '아니요'),
  empty: false,
}

/** A day. Spreadsheets hand days over as dates. */
export const dayCell: CellCodec = {
  hint: '날짜 (2026-08-31)',
  read(value) {
    if (value instanceof Date) return value.toISOString().slice(0, 10)
    const text = readText(value).replaceAll(/[./]/g, '-')
    if (!/^\d{4}-\d{1,2}-\d{1,2}$/.test(text))
      throw new CellProblem(`'${text}' 대신 2026-08-31처럼 적어 주세요.`)
    const [year = '', month = '', day = ''] = text.split('-')
    return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  },
  write: textCell.write,
  empty: null,
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
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  throw new CellProblem('글자가 아니에요.')
}

/** Line breaks in one form; other control characters never belong to a text. */
function cleaned(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- removing them is the point
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .toWellFormed()
      .normalize('NFC')
  )
}

/** A whole number, written with or without thousands separators. */
export function readInteger(value: unknown): number {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return value
    throw new CellProblem(`${value}: 정수를 적어 주세요.`)
  }
  const text = readText(value).replaceAll(',', '').replace(/^[−–]/, '-').replace(/^\+/, '')
  if (!/^-?\d{1,15}(?:\.0+)?$/.test(text))
    throw new CellProblem(`'${text}' 대신 정수를 적어 주세요.`)
  return Number(text)
}
