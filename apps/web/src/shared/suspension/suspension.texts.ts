import { defineTexts } from '../texts/texts.ts'

/** What somebody who is suspended is told; those who suspend see the same words before. */
export const suspensionTexts = defineTexts({
  korea: {
    until: (when: string) => `${when}까지 로그인할 수 없어요.`,
    forever: '따로 알릴 때까지 로그인할 수 없어요.',
    reason: (words: string) => `까닭: ${words}`,
  },
})
