import type { PolicyKind } from '@gyeol/contract'
import { defineTexts } from '../../shared/texts/texts.ts'

export const policyEditorTexts = defineTexts({
  korea: {
    title: '약관과 방침',
    line: '사이트의 약관과 방침을 쓰는 곳이에요. 내기 전의 글은 이전 글로 그대로 남아요.',
    abouts: {
      terms: '회원이 가입할 때 동의해요.',
      privacy: '회원이 가입할 때 동의해요. 무엇을 왜 저장하는지 적어요.',
      retention:
        '서버에 두는 것마다 얼마나 두는지 적어요. 처음 글은 이 프로그램이 하는 그대로예요.',
      contact: '사람들이 어디로 연락하면 되는지 적어 주세요.',
      imprint: '누가 이 사이트를 운영하는지 적어 주세요.',
    } satisfies Record<PolicyKind, string>,
    loadFailed: '글을 불러오지 못했어요',
    now: (name: string) => `지금: ${name}`,
    open: '공개된 글 보기',
    korean: '한국어 글',
    english: '영어 글 (없으면 한국어 글을 보여 줘요)',
    changes: '무엇이 바뀌었나요?',
    changesHint: '이전 글의 목록과 동의를 묻는 창에 그대로 나와요.',
    asksConsent: '회원에게 다시 동의를 물어요',
    asksConsentHint:
      '다음에 들어올 때 바뀐 것을 보여 주고 동의를 물어요. 동의하지 않아도 읽고 쓰는 일은 막지 않고, 답하지 않은 것은 동의로 치지 않아요.',
    publish: '새 글 내기',
    published: '새 글을 냈어요',
  },
})
