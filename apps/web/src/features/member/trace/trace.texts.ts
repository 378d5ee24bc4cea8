import type { TraceKind } from '@gyeol/contract'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const traceTexts = defineTexts({
  korea: {
    title: '같은 곳의 계정',
    line: '같은 인터넷이나 기기에서 온 계정들이에요. 가족이나 학교, 피시방일 수도 있으니 쓴 것을 보고 정해 주세요. 주소는 알아볼 수 없게 바꿔 90일만 두어요.',
    kind: '무엇이 같은지',
    kinds: {
      network: '인터넷',
      around: '넓은 인터넷',
      device: '기기',
      minute: '가입한 분',
    } satisfies Record<TraceKind, string>,
    group: (size: string, when: string) => `${size}명 · 마지막 ${when}`,
    more: (count: string) => `새로 가입한 ${count}명만 보여요`,
    all: '모두 고르기',
    none: '고르기 취소',
    choose: (nickname: string) => `${nickname} 고르기`,
    joined: (when: string) => `${when} 가입`,
    wrote: (name: string, count: string) => `${name} ${count}번`,
    wroteNothing: '오늘 쓴 것 없음',
    bar: (count: string) => `${count}명을 골랐어요`,
    suspend: '정지하기',
    chosen: '고른 계정',
    empty: '둘 이상이 함께 쓰는 곳이 없어요.',
    pages: '같은 곳의 계정 쪽',
  },
})
