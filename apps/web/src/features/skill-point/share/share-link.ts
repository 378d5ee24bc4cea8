import { type CodeRefusal, type ReadCode, readSkillCode, writeSkillCode } from '@gyeol/skills'
import { SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import type { SkillBuild } from '../builds/skill-build.ts'

const LINK = /^#v1=(.*)$/

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
  if (/^#v([2-9]|\d\d+)=/.test(hash)) return { kind: 'refused', refusal: 'NEWER_VERSION' }
  const code = LINK.exec(hash)?.[1]
  if (code === undefined) return null
  const read = readSkillCode(SKILL_INDEX, code)
  if (!read.ok) return { kind: 'refused', refusal: read.refusal }
  return { kind: 'build', build: read.value }
}
