import type { SkillIndex } from '../skill-index.ts'
import type { BuildIssue } from './budget.ts'
import type { BuildTextRefusal, BuildTextRefusalCode } from './build-text.ts'
import type { SkillRefusal } from './click.ts'
import type { CodeRefusal } from './share-code.ts'

/** Every refused action as a Korean sentence. */
export const SKILL_REFUSAL_TEXTS: Readonly<Record<SkillRefusal, string>> = {
  UNKNOWN_SKILL: '목록에 없는 스킬이에요. 다른 스킬을 골라 주세요',
  UNKNOWN_TREE: '목록에 없는 스킬 트리예요. 다른 트리를 골라 주세요',
  UNKNOWN_STEP: '한 번에 1, 5, 10씩만 바꿀 수 있어요',
  NOT_A_SKILL_LEVEL: '스킬 레벨은 0에서 10 사이의 정수로 넣어 주세요',
  ALREADY_HIGHEST: '이미 최고 레벨이에요',
  ALREADY_EMPTY: '아직 배우지 않은 스킬이에요',
  NOTHING_CHANGED: '바뀌는 스킬이 없어요',
  NOTHING_TO_UNDO: '되돌릴 것이 없어요',
  NOTHING_TO_REDO: '다시 할 것이 없어요',
}

/** Every unreadable code as a Korean sentence. */
export const CODE_REFUSAL_TEXTS: Readonly<Record<CodeRefusal, string>> = {
  NOT_A_CODE: '빌드 코드가 아니에요. 코드를 그대로 붙여 넣어 주세요',
  NEWER_VERSION: '더 새로운 버전에서 만든 코드예요. 페이지를 새로 고쳐 주세요',
  DAMAGED: '코드가 잘렸거나 잘못 옮겨졌어요. 다시 복사해 주세요',
}

/** Every word of a build text that is not understood as a Korean sentence, without the line. */
export const BUILD_TEXT_REFUSAL_TEXTS: Readonly<
  Record<BuildTextRefusalCode, (refusal: BuildTextRefusal) => string>
> = {
  EMPTY_BUILD: () => '붙여 넣은 글에 스킬이 없어요. 「블레이드 스킬: 해머 다운 5」처럼 적어 주세요',
  UNKNOWN_TREE_NAME: ({ fragment }) =>
    `모르는 스킬 트리예요: 「${fragment}」. 이름 뒤에 콜론(:)을 찍어 주세요`,
  UNKNOWN_SKILL_NAME: ({ fragment }) => `모르는 스킬이에요: 「${fragment}」. 이름을 확인해 주세요`,
  LEVEL_MISSING: ({ fragment }) =>
    `레벨이 없어요: 「${fragment}」. 「해머 다운 5」처럼 적어 주세요`,
  LEVEL_OUT_OF_RANGE: ({ fragment }) => `스킬 레벨은 1에서 10까지예요: 「${fragment}」`,
}

/** An issue of a build as a Korean sentence with the names of its skills. */
export function describeBuildIssue(index: SkillIndex, issue: BuildIssue): string {
  const name = (key: string) => index.nodes.get(key)?.skill.name ?? key
  switch (issue.code) {
    case 'OVER_LIMIT':
      return `스킬 포인트가 ${issue.overBy} 모자라요. 레벨을 올리거나 스킬을 줄여 주세요`
    case 'PREREQUISITE_MISSING':
      return `${name(issue.skill)}: 먼저 ${name(issue.needs)} 5레벨이 필요해요`
    case 'BOOK_LEVEL_TOO_HIGH':
      return `${name(issue.skill)}: 스킬북 ${issue.tier}권은 캐릭터 레벨 ${issue.bookLevel}부터예요`
    default:
      return issue satisfies never
  }
}
