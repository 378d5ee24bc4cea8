import type { PagePath } from '@gyeol/contract'
import { defineTexts } from '../texts/texts.ts'

/** What the keys do on one screen, or everywhere. */
export type KeyGroup = {
  readonly title: string
  /** The screens they belong to; everywhere without. */
  readonly paths?: readonly PagePath[]
  readonly keys: readonly (readonly [keys: string, effect: string])[]
}

const UNDO = ['Ctrl + Z', '되돌리기'] as const
const REDO = ['Ctrl + Shift + Z, Ctrl + Y', '다시 하기'] as const

const KOREAN_GROUPS: readonly KeyGroup[] = [
  {
    title: '어디서나',
    keys: [
      ['Ctrl + K, ⌘ + K, /', '전체 검색'],
      ['?', '단축키 모두 보기'],
      ['G, 그다음 글자', '화면 옮기기'],
      ['Esc', '맨 위에 열린 창 닫기'],
      ['Tab', '다음 칸으로'],
    ],
  },
  {
    title: '전체 검색 창',
    keys: [
      ['↑ ↓', '고르기'],
      ['Enter', '열기'],
      ['Tab', '종류 고르기'],
    ],
  },
  {
    title: '숫자 칸',
    keys: [
      ['↑ ↓', '값을 1만큼'],
      ['Shift + ↑ ↓', '값을 10만큼'],
      ['Home, End', '가장 작은 값, 가장 큰 값'],
    ],
  },
  {
    title: '글 쓰기',
    paths: [
      '/notion/create',
      '/notion/:id/edit',
      '/event/create',
      '/event/:id/edit',
      '/job/create',
      '/job/:id/edit',
    ],
    keys: [['Ctrl + B', '굵게'], ['Ctrl + I', '기울임'], ['Ctrl + K', '링크'], UNDO],
  },
  {
    title: '옵션 부여',
    paths: ['/statting'],
    keys: [
      ['Enter', '확정'],
      UNDO,
      REDO,
      ['R', '마지막 확정 반복'],
      ['Alt + 1 … 8', '그 번호의 칸으로'],
      ['Shift + Enter', '옵션을 찾을 때 여러 개 고르기'],
      ['Ctrl + Enter', '고른 옵션 모두 넣기'],
    ],
  },
  {
    title: '스킬 포인트',
    paths: ['/skill/point'],
    keys: [
      ['↑ ↓ ← →', '스킬 사이 옮기기'],
      ['Enter, +', '올리기'],
      ['−, Delete', '내리기'],
      UNDO,
      REDO,
    ],
  },
  { title: '내 캐릭터', paths: ['/character'], keys: [UNDO, REDO] },
  { title: '스킬 콤보', paths: ['/skill/combo'], keys: [UNDO, REDO] },
  {
    title: '장비 검색',
    paths: ['/equipment'],
    keys: [
      ['↑ ↓', '줄 사이 옮기기'],
      ['→ ←', '같은 이름의 다른 것 펼치기, 접기'],
      ['Enter', '자세히 보기'],
      ['Space', '비교에 넣기'],
      ['S', '찜하기'],
    ],
  },
  {
    title: '크리스타 강화 트리',
    paths: ['/crysta/tree'],
    keys: [['↑ ↓ ← →', '트리 안에서 옮기기']],
  },
]

export const keyTexts = defineTexts({
  korea: {
    title: '단축키',
    line: '글자를 쓰는 동안에는 한 글자 단축키가 듣지 않아요. 한글 자판 그대로 눌러도 돼요.',
    open: '단축키 모두 보기',
    openWords: ['키보드', '핫키', '바로 가기 키'],
    failed: '단축키를 불러오지 못했어요. 연결을 확인해 주세요.',
    here: '이 화면',
    go: 'G 다음에 누르면 가는 화면',
    home: '홈',
    waiting: '갈 화면의 글자를 눌러요',
    waitingHelp: '모두 보기',
    groups: KOREAN_GROUPS,
  },
})
