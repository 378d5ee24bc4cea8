import { withParticle } from '@gyeol/korean'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const planTexts = defineTexts({
  korea: {
    title: '이번 주 계획',
    week: (from: string, to: string) => `${from} – ${to}`,
    previous: '이전 주',
    next: '다음 주',
    today: '이번 주',
    line: '담은 이벤트를 한 주로 모아 봐요. 이 브라우저에 저장돼요.',
    mark: (name: string) => `${name} 계획에 담기`,
    unmark: (name: string) => `${name} 계획에서 빼기`,
    markShort: '계획에 담기',
    unmarkShort: '계획에 담음',
    empty: '이 주에는 담은 이벤트가 없어요.',
    emptyLine: '가고 싶은 이벤트를 아래에서 담아 보세요.',
    noneLine: '이 주에는 알려진 이벤트가 없어요. 다른 주를 봐 주세요.',
    clashes: (count: number) => `시간이 겹치는 곳이 ${count}곳 있어요.`,
    noClash: '겹치는 시간이 없어요.',
    choose: '겹치지 않게 고르기',
    chosen: '겹치지 않게 골랐어요',
    missed: (names: string) => `${withParticle(names, '은/는')} 남은 시간이 없어서 뺐어요.`,
    undo: '되돌리기',
    now: '오늘',
    day: (day: string) => `${day} 계획`,
    go: '갈래요',
    goTo: (name: string, when: string) => `${name}, ${when}에 갈래요`,
    skipped: '안 가기로 했어요',
    over: '끝났어요',
    clashWith: (names: string) => `${withParticle(names, '와/과')} 겹쳐요`,
    maintenance: (name: string) => `${name} 때라서 못 갈 수 있어요`,
    anytime: '아무 때나 하면 되는 것',
    anytimeLine: '길게 하는 이벤트예요. 먼저 끝나는 것부터 보여요.',
    others: '이 주의 다른 이벤트',
    copy: '글로 복사',
    textTitle: (from: string, to: string) => `이벤트 계획 (${from} – ${to})`,
    textLine: (when: string, name: string) => `${when} ${name}`,
  },
})

export type PlanTexts = typeof planTexts
