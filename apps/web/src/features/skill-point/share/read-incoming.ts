import {
  BUILD_TEXT_REFUSAL_TEXTS,
  CODE_REFUSAL_TEXTS,
  type Learner,
  readBuildText,
  readSkillCode,
  type SkillLevels,
} from '@gyeol/skills'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'

/** A build that came as text, or sentences that say why it cannot be read. */
export type Incoming =
  | { readonly ok: true; readonly levels: SkillLevels; readonly learner: Learner }
  | { readonly ok: false; readonly reasons: readonly string[] }

const MOST_REASONS = 5

/**
 * Reads what a player pasted: a link, a bare code, or the text form.
 * @param level character level for a text that names none
 */
export function readIncoming(
  typed: string,
  level: number,
  lineOf: (line: number, reason: string) => string,
): Incoming {
  const code = /#v1=(\S+)/.exec(typed)?.[1] ?? typed.trim()
  const read = readSkillCode(SKILL_INDEX, code)
  if (read.ok) return { ok: true, levels: read.value.levels, learner: read.value.learner }
  // A code has no spaces and no Hangul; everything else is meant as text.
  if (code !== '' && /^[\w-]+$/.test(code)) {
    return { ok: false, reasons: [CODE_REFUSAL_TEXTS[read.refusal]] }
  }
  const text = readBuildText(SKILL_INDEX, typed, level)
  if (text.ok) return { ok: true, levels: text.value.levels, learner: text.value.learner }
  const reasons = text.refusals.map((refusal) =>
    lineOf(refusal.line, BUILD_TEXT_REFUSAL_TEXTS[refusal.code](refusal)),
  )
  return { ok: false, reasons: reasons.slice(0, MOST_REASONS) }
}
