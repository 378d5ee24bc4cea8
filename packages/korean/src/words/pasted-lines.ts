import { withoutInvisible } from '../invisible.ts'

/** A line that says something, with its number in the text (1-based). */
export type PastedLine = { readonly number: number; readonly text: string }

const CLOCK = '(?:오전|오후|AM|PM)?\\s?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[AP]M)?'
const DAY = [
  '\\d{4}\\s?[년./-]\\s?\\d{1,2}\\s?[월./-]\\s?\\d{1,2}\\s?[일.]?',
  '\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}',
  '[A-Z][a-z]{2,8}\\.? \\d{1,2},? \\d{4}',
].join('|')
const WEEKDAY =
  '\\(?(?:[일월화수목금토](?:요일)?|(?:Sun|Mon|Tues?|Wednes|Thurs?|Fri|Satur)(?:day)?)\\)?'
const MOMENT = `(?:(?:${DAY})(?:,| at)?\\s?)?${CLOCK}`
/** Longer is no name. */
const NAME = '[^\\n]{1,40}?'

/** Who said it and when, as messengers write it before a message. */
const HEADS = [
  // [이름] [오후 3:21] …
  `\\[${NAME}\\]\\s*\\[${MOMENT}\\]`,
  // 2026. 11. 28. 오후 3:21, 이름 : …
  `(?:${DAY})(?:,| at)?\\s?${CLOCK},\\s${NAME}\\s?:(?=\\s)`,
  // 2026. 11. 28. 15:21 - 이름: …
  `(?:${DAY})(?:,| at)?\\s?${CLOCK}\\s-\\s${NAME}:(?=\\s)`,
  // [2026/11/28, 15:21:05] 이름: …
  `\\[${MOMENT}\\]\\s*${NAME}:(?=\\s)`,
  // 15:21 ⇥ 이름 ⇥ …
  `${CLOCK}\\t${NAME}\\t`,
].join('|')

/** What stands before the words of a line, whatever is behind it: quotes, bullets, pictures, numbers in circles. */
const SIGNS = [
  '[>＞›»│┃|]+',
  // What fonts draw as a picture, arrows among them; dots and marks that are no letters.
  '[\\p{So}\\p{ExtPict}\\p{EMod}\\u200D\\u20E3→⇒⇨↳`*_•·‣∙・･ㆍᆞ⋅‧⦁§†‡※]+',
  // A sign of Discord’s own by its name, of everybody’s or of one server’s.
  '<a?:\\w{2,32}:\\d{1,20}>|:[a-z0-9_+-]{2,32}:',
  // Answers in boards, numbers of comments.
  'ㄴ+(?![ㄱ-ㅎㅏ-ㅣ])|\\[\\d{1,3}\\](?=.)',
  '[\\u2460-\\u249B\\u24EB-\\u24FF\\u2776-\\u2793]|\\d\\u20E3|🔟',
].join('|')

/** What does so with a blank behind it only: it may be a minus, a name or the number of a step. */
const SPACED = '(?:[-*+~–—o]+|-#|#{1,6}|\\[[ xX]?\\])(?=\\s)'

const OPENING = new RegExp(`^(?:${HEADS}|${SIGNS}|${SPACED})\\s*`, 'u')
const CLOSING = /[\s`*_|]+$/
/** Bold and hidden words in the middle of a line. */
const MARKED = /\*\*|\|\|/g
/** Everything that begins a new line; spreadsheets and word processors have their own. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Lines that tell a time and nothing else. */
const TIME_ONLY = new RegExp(
  `^(?:저장한 날짜\\s?:\\s?)?(?:${NAME}(?:,|\\s[-–—])\\s)?\\[?(?:(?:오늘|어제|today at|yesterday at)\\s)?(?:(?:${WEEKDAY},?\\s)?(?:${DAY})(?:\\s?${WEEKDAY})?(?:,| at)?\\s?(?:${CLOCK})?|${CLOCK})\\]?:?$`,
  'iu',
)
const RULE = /^[-–—=_*~·.\s]+$/
const EDGES = /^[-–—=_\s]+|[-–—=_\s]+$/g

/** So many signs of a line are looked at for what a messenger writes. */
const LONGEST_HEAD = 200

/**
 * The lines of a text as it comes out of a messenger: without who said it and when, quotes, bullets and
 * signs nobody sees. Lines of a date, of a time or of nothing are left out.
 */
export function pastedLines(text: string): readonly PastedLine[] {
  return text.split(LINE_BREAK).flatMap((line, index) => {
    const bare = withoutDecoration(line)
    return bare === '' || isNoise(bare) ? [] : [{ number: index + 1, text: bare }]
  })
}

function isNoise(line: string): boolean {
  if (RULE.test(line)) return true
  return line.length <= LONGEST_HEAD && TIME_ONLY.test(line.replaceAll(EDGES, ''))
}

function withoutDecoration(line: string): string {
  // The sign that makes a key of a digit would be taken for one of nothing.
  let rest = withoutInvisible(line.normalize('NFC')).replaceAll('\uFE0F', '').trim()
  for (;;) {
    const opening = OPENING.exec(rest.slice(0, LONGEST_HEAD))?.[0].length ?? 0
    if (opening === 0) return rest.replace(CLOSING, '').replaceAll(MARKED, '')
    rest = rest.slice(opening).trimStart()
  }
}
