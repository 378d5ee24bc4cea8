/** Shown name of every option by key; the engine knows only keys. */
export type OptionNames = Readonly<Record<string, string>>

/** Stands between the settings of a line. */
export const SEPARATOR = ' · '

/** A number with the minus of typography; "+" before positive ones where `plus` is asked for. */
export function signedText(value: number, plus: '' | '+' = ''): string {
  return value < 0 ? `−${-value}` : `${plus}${value}`
}

/** Letters, digits and signs of half width, and one kind of minus: what keyboards write. */
export function typedText(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\u2796\ufe58\ufe63]/g, '-')
    .replace(/[\u2795\ufe62]/g, '+')
    .replace(/\ufe6a/g, '%')
}

/** Typed text in lower case without spaces: how every word and number is compared. */
export function plainText(text: string): string {
  return typedText(text).replace(/\s+/g, '').toLowerCase()
}
