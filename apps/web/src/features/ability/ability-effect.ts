import { MINUS_SIGN } from '@gyeol/korean'

/**
 * What an effect comes to at a tier: `STR +1T` at 3 is `STR +3`, `5+5T초` is `20초`. A T that is a
 * letter of a word (STR, INT) is none.
 */
export function effectAtTier(effect: string, tier: number): string {
  return effect
    .replaceAll(/(\d+)([+-]\d+)T/g, (_, base: string, step: string) =>
      plain(Number(base) + Number(step) * tier),
    )
    .replaceAll(/(\d+(?:\.\d+)?)T/g, (_, step: string) =>
      plain(Math.round(Number(step) * tier * 100) / 100),
    )
    .replaceAll(/(?<![A-Za-z\d])T(?![A-Za-z])/g, String(tier))
}

function plain(value: number): string {
  return `${value < 0 ? MINUS_SIGN : ''}${Math.abs(value)}`
}
