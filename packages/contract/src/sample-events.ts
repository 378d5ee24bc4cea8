type SampleEvent = {
  readonly title: string
  readonly body: string
  readonly rewards: readonly string[]
}

/** The words of the events a new site begins with, by their ids, which never change. */
export const SAMPLE_EVENTS = {
  '01900000-0000-7000-8000-00000000b001': {
    title: '[예시] 접속 보상 캠페인',
    body: '처음 열었을 때 보이는 **예시** 일정이에요. 실제 게임의 행사가 아니에요.',
    rewards: ['예시 보상 상자 1개', '예시 재료 100개'],
  },
  '01900000-0000-7000-8000-00000000b002': {
    title: '[예시] 정기 점검',
    body: '점검 일정을 이렇게 올릴 수 있어요. 실제 점검이 아닌 **예시**예요.',
    rewards: [],
  },
  '01900000-0000-7000-8000-00000000b003': {
    title: '[예시] 보물 상자 이벤트',
    body: '끝나는 때가 "점검 전까지"인 일정의 **예시**예요.',
    rewards: ['예시 열쇠 1개'],
  },
} as const satisfies Readonly<Record<string, SampleEvent>>

/** Id of one of {@link SAMPLE_EVENTS}. */
export type SampleEventId = keyof typeof SAMPLE_EVENTS
