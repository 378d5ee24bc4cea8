import { type CodeRefusal, type ReadCode, readSkillCode, writeSkillCode } from '@gyeol/skills'
import { carriedBy } from '../../../shared/share/link-hash.ts'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import type { SkillBuild } from '../builds/skill-build.ts'

/** What an address carries; null when it carries no build. */
export type LinkReading =
  | { readonly kind: 'build'; readonly build: ReadCode }
  | { readonly kind: 'refused'; readonly refusal: CodeRefusal }

/** The code of a build, as links and chats carry it. */
export function codeOf({ session, learner }: SkillBuild): string {
  return writeSkillCode(SKILL_INDEX, { levels: session.levels, learner })
}

/** What stands behind the address to open a build read-only. */
export function linkHashOf(build: SkillBuild): string {
  return `#v1=${codeOf(build)}`
}

/** Reads a location hash; never throws, whatever a stranger put there. */
export function readLinkHash(hash: string): LinkReading | null {
  const carried = carriedBy(hash, 'v')
  if (carried === null) return null
  if (carried.version > 1) return { kind: 'refused', refusal: 'NEWER_VERSION' }
  const readings = carried.payloads.map((code) => readSkillCode(SKILL_INDEX, code))
  const read = readings.find(({ ok }) => ok) ?? readings[0]
  if (read?.ok) return { kind: 'build', build: read.value }
  return { kind: 'refused', refusal: read?.refusal ?? 'NOT_A_CODE' }
}
