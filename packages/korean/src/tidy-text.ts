import { withoutInvisible } from './invisible.ts'

const BETWEEN_OVERRIDES = /[^\u202D\u202E]+/g

/** No script puts more on one letter; more of them paint over the lines around. */
const STACKED = /(?<=\p{M}{4})\p{M}+/gu

/**
 * Text as it is kept: composed, without what nobody sees, with at most four marks on a letter. What turns
 * the direction stays, for a title with it to be refused instead of becoming another one.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(BETWEEN_OVERRIDES, withoutInvisible)
    .replaceAll(STACKED, '')
}

/** A name somebody gives to something of their own: empty where nobody would see it. */
export function tidyName(text: string): string {
  return withoutInvisible(tidyText(text)).trim()
}

/** What stands around a word where people ask for it: `바쿠잔?`, `[바쿠잔]`, `▶ 바쿠잔`. */
const SIGNS = '\\s\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{So}\\p{ExtPict}"\'`?!.,;:…*|·•、。，．！？：；→'
const END = `[${SIGNS}<>＜＞~]`
const AROUND = new RegExp(`^(?:[${SIGNS}#＃]|[<＜](?![=\\d\\s]))+|(?<!${END})${END}+$`, 'gu')

/** What a search asks for: without what nobody sees, and without marks around it unless there is nothing else. */
export function askedText(text: string): string {
  const visible = tidyName(text)
  const bare = visible.replaceAll(AROUND, '')
  return (isUnderlined(bare) ? bare.replaceAll(LINES, '').replaceAll(AROUND, '') : bare) || visible
}

const LINES = /^_+|(?<!_)_+$/g

/** As messengers mark a word: a line at one end alone is asked for. */
function isUnderlined(text: string): boolean {
  return text.startsWith('_') && text.endsWith('_')
}
