import { withoutInvisible } from '@gyeol/korean'
import {
  type BuildTextRefusal,
  BUILD_TEXT_REFUSAL_TEXTS,
  CODE_REFUSAL_TEXTS,
  type Learner,
  MAX_SKILL_LEVEL,
  readBuildText,
  readSkillCode,
  type SharedBuild,
  type SkillLevels,
} from '@gyeol/skills'
import { hashIn } from '../../../shared/share/link-hash.ts'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { readLinkHash } from './share-link.ts'

/** A build that came as text with what was left out of it, or sentences that say why it cannot be read. */
export type Incoming =
  | {
      readonly ok: true
      readonly levels: SkillLevels
      readonly learner: Learner
      /** A sentence for each. */
      readonly unread: readonly string[]
      /** The numbers of those lines, from 1. */
      readonly unreadAt?: readonly number[]
    }
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
  const link = readLinkHash(hashIn(typed, 'v') ?? '')
  if (link?.kind === 'build') return incomingOf(link.build)
  if (link !== null) return { ok: false, reasons: [CODE_REFUSAL_TEXTS[link.refusal]] }
  const code = withoutInvisible(typed).trim()
  const read = readSkillCode(SKILL_INDEX, code)
  if (read.ok) return incomingOf(read.value)
  // A code has no spaces and no Hangul; everything else is meant as text.
  if (code !== '' && /^[\w-]+$/.test(code)) {
    return { ok: false, reasons: [CODE_REFUSAL_TEXTS[read.refusal]] }
  }
  const text = readBuildText(SKILL_INDEX, typed, { level, bareLevel: MAX_SKILL_LEVEL })
  const sentenceOf = (refusal: BuildTextRefusal) =>
    lineOf(refusal.line, BUILD_TEXT_REFUSAL_TEXTS[refusal.code](refusal))
  if (text.ok) {
    const unreadAt = text.unread.map(({ line }) => line)
    return { ...incomingOf(text.value), unread: text.unread.map(sentenceOf), unreadAt }
  }
  return { ok: false, reasons: text.refusals.slice(0, MOST_REASONS).map(sentenceOf) }
}

const incomingOf = ({ levels, learner }: SharedBuild) =>
  ({ ok: true, levels, learner, unread: [] }) as const
