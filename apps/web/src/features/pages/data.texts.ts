import type { CatalogueEntity } from '@gyeol/contract'
import type { Evidence, NumbersEvidence } from '@gyeol/terms'
import { defineTexts } from '../../shared/texts/texts.ts'

type DataTexts = {
  readonly title: string
  readonly line: string
  readonly caption: string
  readonly list: string
  readonly count: string
  readonly names: string
  readonly numbers: string
  readonly references: string
  readonly asOf: string
  readonly lists: Readonly<Record<CatalogueEntity, string>>
  readonly evidences: Readonly<Record<Evidence, string>>
  readonly numbersEvidences: Readonly<Record<NumbersEvidence, string>>
  readonly resolved: (resolved: string, references: string) => string
  readonly none: string
  readonly meaning: string
  readonly meanings: readonly (readonly [word: string, meaning: string])[]
  readonly sources: string
  readonly thanks: string
  readonly skills: string
  readonly back: string
}

export const dataTexts = defineTexts<DataTexts>({
  korea: {
    title: '자료 현황',
    line: '무엇을 얼마나 아는지, 어디에서 왔는지 그대로 보여 드려요.',
    caption: '목록마다 이름과 수치를 아는 정도',
    list: '목록',
    count: '줄',
    names: '한국어 이름',
    numbers: '수치',
    references: '이어지는 곳',
    asOf: '기준일',
    lists: {
      crysta: '크리스타',
      registlet: '레지스트릿',
      ability: '어빌리티',
      boss: '보스',
      equipment: '장비',
      job: '직업',
    },
    evidences: {
      confirmed: '확인',
      seen: '읽음',
      ambiguous: '엇갈림',
      guess: '추정',
      none: '없음',
    },
    numbersEvidences: {
      confirmed: '맞음',
      seen: '한 갈래',
      ambiguous: '엇갈림',
      unknown: '모름',
    },
    resolved: (resolved, references) => `${references}개 중 ${resolved}개`,
    none: '–',
    meaning: '낱말의 뜻',
    meanings: [
      ['확인', '한국어 목록에서 읽었고 수치도 영어 목록과 똑같아요.'],
      ['읽음', '한국어 자료에서 그 이름을 읽었어요.'],
      ['추정', '알려진 말로 우리가 지은 이름이에요. 목록에서도 표시하고 영어 이름을 함께 보여요.'],
      ['없음', '한국어 이름을 아직 몰라요. 영어 이름으로 보여요.'],
      ['맞음', '따로 만든 목록 두 가지 이상의 수치가 똑같아요.'],
      ['한 갈래', '수치가 한 갈래의 목록에서만 왔어요.'],
      ['엇갈림', '목록마다 달라요. 무엇이 다른지 그 줄의 메모에 있어요.'],
      [
        '이어지는 곳',
        '강화 전 크리스타, 보스가 주는 크리스타처럼 다른 줄을 가리키는 것 가운데 정말 있는 것이에요.',
      ],
    ],
    sources: '출처',
    thanks:
      '게임을 하며 적어 모으고 나눠 준 모든 분께 고맙습니다. 수치와 이름만 가져왔고, 그림과 문장은 가져오지 않았어요.',
    skills: '어느 목록이든 틀린 곳을 보면 그 줄의 ‘고칠 점 알리기’로 알려 주세요.',
    back: '소개로',
  },
})
