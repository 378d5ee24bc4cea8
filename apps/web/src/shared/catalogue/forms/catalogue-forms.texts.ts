import { withParticle } from '@gyeol/korean'
import { catalogueFieldTexts } from '../field-names.texts.ts'
import { defineTexts } from '../../texts/texts.ts'

const fields = catalogueFieldTexts

/** Words the editors of the catalogue have in common. */
export const catalogueFormTexts = defineTexts({
  korea: {
    ...fields,
    aliasesHint: '쉼표로 나눠 적어요. 검색에 쓰여요.',
    evidence: '이름은 얼마나 확실한가요?',
    numbersEvidence: '수치는 얼마나 확실한가요?',
    asOf: '확인한 날',
    stat: (number: number) => `${number}번째 옵션`,
    value: (name: string) => `${name} 값`,
    addStat: '옵션 더하기',
    removeStat: (name: string) => `${name} 빼기`,
    moveUp: (name: string) => `${name} 위로`,
    condition: (name: string) => `${name} 조건`,
    always: '항상',
    worn: '그때 장비',
    paste: '글로 넣기',
    pasteTitle: '옵션을 글로 넣기',
    pasteHint:
      '한 줄에 하나씩 적어요. 예: ATK +9%, 공격속도 -300, 발도 공격 +3% [발도검], MaxMP -100',
    pasteApply: '넣기',
    pasteProblem: {
      form: (text: string) => `"${text}"에서 값을 찾지 못했어요.`,
      stat: (text: string) => `${withParticle(`"${text}"`, '은/는')} 모르는 옵션이에요.`,
      gear: (text: string) => `"${text}"의 조건을 알아듣지 못했어요.`,
    },
    level: (number: number) => `${number}번째 레벨`,
    map: (number: number) => `${number}번째 지역`,
    by: (number: number) => `${number}번째 얻는 방법`,
    place: (number: number) => `${number}번째 이름`,
    notNumber: '숫자를 적어 주세요. 예: 1억 2천',
    notValues: '100 | 62 [2페이즈]처럼 적어 주세요.',
    searchPick: '이름이나 초성',
    gonePick: '지워진 항목',
    preview: '미리 보기',
    nameless: '이름 없음',
    none: '없음',
    yes: '예',
    no: '아니요',
    duplicate: '같은 이름이 이미 있어요.',
  },
})
