const NAMES = {
  'sign-up': '회원 가입',
  account: '계정 바꾸기',
  'cook-address': '요리 주소',
  'cook-mark': '요리 주소 확인',
  'cook-removal': '요리 주소 내려 달라는 부탁',
  correction: '수정 제안',
  'character-case': '캐릭터 수치 제보',
  'short-link': '짧은 링크',
  'price-item': '시세 항목 제안',
  'price-report': '시세 제보',
  'price-flag': '시세 제보 확인 부탁',
  'price-ledger': '거래 장부',
  'price-watch': '시세 알림',
  'saved-search': '저장한 검색',
  'notice-mark': '공지 읽음 표시',
  push: '알림 받기',
  'problem-report': '문제 알리기',
  'search-word': '찾지 못한 말 세기',
  'client-error': '화면 오류 보고',
} as const

/** A used-up quota as the sentence needs it; `until` is a time on the wire. */
export type UsedUp = {
  readonly name: keyof typeof NAMES
  readonly scope: 'member' | 'total' | 'network' | 'site'
  readonly most: number
  readonly until: string | null
}

const TIME = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** What a used-up quota is called, and the sentence that says what, how much and until when. */
export const QUOTA_WORDS = {
  names: NAMES,
  sentence({ name, scope, most, until }: UsedUp): string {
    const what = NAMES[name]
    const count = most.toLocaleString('ko-KR')
    if (scope === 'total')
      return `'${what}'의 한도를 다 썼어요. 한 사람이 ${count}개까지 가질 수 있어요. 쓰지 않는 것을 지우면 다시 할 수 있어요.`
    const again = until === null ? '나중에' : `${TIME.format(new Date(until))}부터`
    const whose = {
      member: `하루에 ${count}번까지 할 수 있어요.`,
      network: `같은 인터넷에서는 하루에 ${count}번까지 할 수 있어요.`,
      site: '오늘은 사이트 전체에서 더 받지 않아요.',
    }[scope]
    return `'${what}'의 한도를 다 썼어요. ${whose} ${again} 다시 할 수 있어요.`
  },
} as const
