import type { SkillIndex } from '../skill-index.ts'
import type { BuildIssue } from './budget.ts'
import type { BuildTextRefusal, BuildTextRefusalCode } from './build-text.ts'
import type { SkillRefusal } from './click.ts'
import type { CodeRefusal } from './share-code.ts'

/** Every refused action as an English sentence. */
export const SKILL_REFUSAL_TEXTS: Readonly<Record<SkillRefusal, string>> = {
  UNKNOWN_SKILL: 'This skill isn’t on the list. Choose another one.',
  UNKNOWN_TREE: 'This skill tree isn’t on the list. Choose another one.',
  UNKNOWN_STEP: 'Steps are 1, 5 or 10.',
  NOT_A_SKILL_LEVEL: 'Skill levels are whole numbers from 0 to 10.',
  ALREADY_HIGHEST: 'Already at the highest level.',
  ALREADY_EMPTY: 'This skill isn’t learned yet.',
  NOTHING_CHANGED: 'No skill would change.',
  NOTHING_TO_UNDO: 'Nothing to undo.',
  NOTHING_TO_REDO: 'Nothing to redo.',
}

/** Every unreadable code as an English sentence. */
export const CODE_REFUSAL_TEXTS: Readonly<Record<CodeRefusal, string>> = {
  NOT_A_CODE: 'This isn’t a build code. Paste the whole code as it is.',
  NEWER_VERSION: 'This code was made with a newer version. Reload the page.',
  DAMAGED: 'The code is cut off or was copied wrong. Copy it again.',
}

/** Every word of a build text that is not understood as an English sentence, without the line. */
export const BUILD_TEXT_REFUSAL_TEXTS: Readonly<
  Record<BuildTextRefusalCode, (refusal: BuildTextRefusal) => string>
> = {
  EMPTY_BUILD: () =>
    'The pasted text has no skills. Write them like “Blade Skills: Hammer Slam 5”.',
  UNKNOWN_TREE_NAME: ({ fragment }) =>
    `Unknown skill tree: “${fragment}”. Put a colon after its name.`,
  UNKNOWN_SKILL_NAME: ({ fragment }) => `Unknown skill: “${fragment}”. Check the name.`,
  LEVEL_MISSING: ({ fragment }) => `No level given: “${fragment}”. Write it like “Hammer Slam 5”.`,
  LEVEL_OUT_OF_RANGE: ({ fragment }) => `Skill levels go from 1 to 10: “${fragment}”`,
}

/** An issue of a build as an English sentence with the names of its skills. */
export function describeBuildIssue(index: SkillIndex, issue: BuildIssue): string {
  const name = (key: string) => index.nodes.get(key)?.skill.name ?? key
  switch (issue.code) {
    case 'OVER_LIMIT':
      return `Short of ${issue.overBy} skill points. Raise your level or drop some skills.`
    case 'PREREQUISITE_MISSING':
      return `${name(issue.skill)}: needs ${name(issue.needs)} at level 5 first.`
    case 'BOOK_LEVEL_TOO_HIGH':
      return `${name(issue.skill)}: skill book ${issue.tier} opens at character level ${issue.bookLevel}.`
    default:
      return issue satisfies never
  }
}
