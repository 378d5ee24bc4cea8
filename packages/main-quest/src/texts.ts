import type { MainQuestSetting } from './model.ts'
import type { SettingRefusal, SettingRefusalCode } from './setting.ts'
import type { TableFinding, TableFindingCode } from './table-check.ts'

const FIELD_NAMES: Readonly<Record<keyof MainQuestSetting | 'runs', string>> = {
  level: '지금 레벨',
  percent: '지금 경험치 %',
  target: '목표 레벨',
  targetPercent: '목표 경험치 %',
  repeat: '반복',
  skipVenena: '베네나 건너뛰기',
  start: '시작 에피소드',
  end: '끝 에피소드',
  runs: '횟수',
}

/** Every refusal of a setting as a Korean sentence that says what to do. */
export const SETTING_REFUSAL_TEXTS: Readonly<
  Record<SettingRefusalCode, (refusal: SettingRefusal) => string>
> = {
  NOT_A_WHOLE_NUMBER: ({ field }) => `${FIELD_NAMES[field]}: 정수로 넣어 주세요`,
  BELOW_MINIMUM: ({ field, limit }) => `${FIELD_NAMES[field]}: ${limit} 이상으로 넣어 주세요`,
  ABOVE_MAXIMUM: ({ field, limit }) => `${FIELD_NAMES[field]}: ${limit} 이하로 넣어 주세요`,
  NOT_A_CHOICE: ({ field }) => `${FIELD_NAMES[field]}: 켜거나 꺼 주세요`,
  START_AFTER_END: () => '시작 에피소드가 끝보다 뒤에 있어요. 둘을 서로 바꿔 주세요',
}

/** A refusal of a setting as a sentence. */
export function describeSettingRefusal(refusal: SettingRefusal): string {
  return SETTING_REFUSAL_TEXTS[refusal.code](refusal)
}

const place = ({ chapter, episode }: TableFinding) => {
  if (episode !== undefined) return `${episode}번째 에피소드`
  return chapter === undefined ? '표' : `${chapter}장`
}

/** Every finding of a table as a Korean sentence for editors. */
export const TABLE_FINDING_TEXTS: Readonly<
  Record<TableFindingCode, (finding: TableFinding) => string>
> = {
  NO_EPISODES: () => '에피소드가 하나도 없어요. 표를 확인해 주세요',
  TOO_MANY_EPISODES: () => '에피소드가 999개를 넘어요. 표를 확인해 주세요',
  EMPTY_CHAPTER: (at) => `${place(at)}에 에피소드가 없어요. 에피소드를 넣거나 장을 지워 주세요`,
  WRONG_CHAPTER_NUMBER: (at) => `${place(at)}의 장 번호가 순서와 달라요. 번호를 고쳐 주세요`,
  WRONG_EPISODE_NUMBER: (at) => `${place(at)}의 전체 번호가 순서와 달라요. 번호를 고쳐 주세요`,
  WRONG_EPISODE_INDEX: (at) => `${place(at)}의 장 안 번호가 순서와 달라요. 번호를 고쳐 주세요`,
  WRONG_EPISODE_CHAPTER: (at) => `${place(at)}에 다른 장 번호가 적혀 있어요. 장을 확인해 주세요`,
  EMPTY_TITLE: (at) => `${place(at)}에 빈 이름이 있어요. 이름을 적어 주세요`,
  EXP_NOT_POSITIVE: (at) => `${place(at)}의 경험치가 1 이상의 정수가 아니에요`,
  EXP_DROPS: (at) =>
    `${place(at)}의 경험치가 앞 에피소드보다 크게 줄었어요. 자릿수를 확인해 주세요`,
  TOTAL_TOO_LARGE: () => '경험치 합계가 800억을 넘어요. 자릿수를 확인해 주세요',
  LEVEL_CAP_OUT_OF_RANGE: () => '레벨 상한은 2에서 999 사이의 정수로 적어 주세요',
  AS_OF_UNREADABLE: () => '기준일은 2026-06처럼 적어 주세요',
  SKIPPABLE_EXP_NOT_POSITIVE: (at) => `${place(at)}의 건너뛰는 부분에 경험치를 적어 주세요`,
  VENENA_MISSING: () => '베네나 부분이 없어요. 9장 9번째 에피소드에 넣어 주세요',
  VENENA_TWICE: (at) => `${place(at)}에 베네나 부분이 또 있어요. 하나만 남겨 주세요`,
  VENENA_MOVED: (at) =>
    `베네나 부분이 9장 9번째가 아니라 ${place(at)}에 있어요. 맞는지 확인해 주세요`,
  COUNT_NOT_POSITIVE: (at) => `${place(at)}의 「${at.item}」 개수가 1 이상의 정수가 아니에요`,
  NO_SOURCE: (at) => `${place(at)}에 「${at.item}」 재료를 주는 몬스터가 없어요`,
  NO_RECOMMENDED_SOURCE: (at) => `${place(at)}의 「${at.item}」에 추천하는 곳이 없어요`,
  UNKNOWN_MONSTER_KIND: (at) => `${place(at)}의 「${at.item}」에 모르는 몬스터 종류가 있어요`,
}

/** A finding as a sentence. */
export function describeTableFinding(finding: TableFinding): string {
  return TABLE_FINDING_TEXTS[finding.code](finding)
}
