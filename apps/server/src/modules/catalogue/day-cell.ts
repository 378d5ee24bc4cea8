import { DAY_MS, formatDate, parseDate } from '@gyeol/korean'
import { readText } from './cell-codecs.ts'
import { type CellCodec, CellProblem } from './file-field.ts'

/** `2026-8-1`, `2026. 8. 1.`, `2026년 8월 1일`, `20260801`; the year of a Korean one may be short. */
const WRITTEN = [
  /^(?<year>\d{4})\s*[-./]\s*(?<month>\d{1,2})\s*[-./]\s*(?<day>\d{1,2})\.?(?<rest>\D.*)?$/,
  /^(?<year>\d{4}|\d{2})\s*[년年]\s*(?<month>\d{1,2})\s*[월月]\s*(?<day>\d{1,2})\s*[일日](?<rest>.*)$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?<rest>)$/,
]

const WEEKDAY = /^\s*(?:\(?(?:[월화수목금토일](?:요일)?|[月火水木金土日])\)?)?/

const TIME =
  /^(?:T?\s*(?:오전|오후|AM|PM)?\s*\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?\s*(?:AM|PM)?|\s*(?:오전|오후)?\s*\d{1,2}시(?:\s*\d{1,2}분)?(?:\s*\d{1,2}초)?)?$/i

/** A moment whose place on earth is told: its day is that of Korea. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/i

/** The month may come first, or the day, or a short year. */
const UNCLEAR_ORDER = /^\d{1,2}\s*[-./]\s*\d{1,2}\s*[-./]\s*\d{1,4}/

const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Days as spreadsheets count them that somebody may mean: 1982 to 2064. */
const COUNTED = { first: 30_000, last: 60_000 }

const ADVICE = '2026-08-31처럼 적어 주세요.'

/** A day. Spreadsheets hand days over as dates. */
export const dayCell: CellCodec = {
  hint: '날짜 (2026-08-31)',
  readsDates: true,
  read: (value) => (value instanceof Date ? dayOfDate(value) : dayOfText(readText(value))),
  write: (value) => (typeof value === 'string' && value !== '' ? value : null),
  empty: null,
}

function dayOfDate(date: Date): string {
  const shown = date.toISOString()
  // A time of day alone is counted from the first day there is.
  if (date.getUTCFullYear() <= 1900)
    throw new CellProblem(`'${shown.slice(11, 16)}': 시각만 있어요. ${ADVICE}`)
  return shown.slice(0, 10)
}

function dayOfText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-')
    .trim()
  if (MOMENT.test(plain)) return formatDate(Date.parse(plain))
  const parts = WRITTEN.map((form) => form.exec(plain)?.groups).find((found) => found !== undefined)
  if (parts === undefined || !TIME.test((parts.rest ?? '').replace(WEEKDAY, '')))
    throw new CellProblem(refusalOf(text, plain))
  const { year = '', month = '', day = '' } = parts
  const written = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  if (parseDate(written) === null) throw new CellProblem(`'${text}': 달력에 없는 날이에요.`)
  return written
}

function refusalOf(text: string, plain: string): string {
  if (UNCLEAR_ORDER.test(plain))
    return `'${text}': 어느 것이 연, 월, 일인지 알 수 없어요. ${ADVICE}`
  const count = /^\d{5}(?:\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0
  if (count >= COUNTED.first && count <= COUNTED.last) {
    const day = new Date(DAY_ZERO + count * DAY_MS).toISOString().slice(0, 10)
    return `'${text}': 날짜 서식이 빠진 수예요. ${day}이라면 그렇게 적어 주세요.`
  }
  return `'${text}' 대신 ${ADVICE}`
}
