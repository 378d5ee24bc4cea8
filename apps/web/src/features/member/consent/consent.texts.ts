import type { ConsentKind } from '@gyeol/contract'
import { defineTexts } from '../../../shared/texts/texts.ts'

export const consentTexts = defineTexts({
  korea: {
    kinds: {
      terms: '이용약관',
      privacy: '개인정보 처리방침',
    } satisfies Record<ConsentKind, string>,
    sheetTitle: '약관이 바뀌었어요',
    sheetLine:
      '바뀐 것을 읽고 동의하는지 알려 주세요. 지금 답하지 않아도 그대로 쓸 수 있고, 답하지 않은 것은 동의로 치지 않아요.',
    since: (when: string) => `${when}에 바뀌었어요`,
    noChanges: '무엇이 바뀌었는지는 글에서 확인해 주세요.',
    read: '전체 글 읽기',
    opensNewTab: '새 창으로 열려요',
    agree: '동의',
    later: '나중에',
    agreed: '동의했어요. 고마워요!',
    stale: '그사이 글이 또 바뀌었어요. 다시 읽어 주세요.',
    title: '동의한 것',
    line: '내가 언제 어느 글에 동의했는지예요.',
    none: '아직 동의한 기록이 없어요.',
    loadFailed: '동의한 기록을 불러오지 못했어요',
    entry: (name: string, version: string) => `${name} · ${version}`,
    shipped: '처음부터 있던 글',
    version: (version: number) => `${version}번째 글`,
  },
})
