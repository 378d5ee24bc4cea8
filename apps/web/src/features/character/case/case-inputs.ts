import type { CharacterInput, HitInput, SheetLine } from '@gyeol/character'
import type { CaseInputs } from '@gyeol/contract'

/** What a figure was calculated from, as the recordings of other programs write it. */
export function caseInputs(
  { level, base, personal, main, sub, armor, additional, special, lines }: CharacterInput,
  hit: HitInput | null,
): CaseInputs {
  return {
    character: {
      level,
      base,
      personal,
      main,
      sub,
      armor,
      additional,
      special,
      lines: lines.map(caseLine),
    },
    hit,
  }
}

/** Only what is calculated with; a condition may carry the place where its text stood. */
function caseLine({ stat, value, when, source }: SheetLine) {
  return {
    stat,
    value,
    ...(when && { when: { worn: [...when.worn] } }),
    ...(source !== undefined && { source }),
  }
}
