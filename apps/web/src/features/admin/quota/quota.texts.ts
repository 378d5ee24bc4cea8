import { defineTexts } from '../../../shared/texts/texts.ts'

export const quotaTexts = defineTexts({
  korea: {
    title: '한도',
    line: '하루에 쓸 수 있는 만큼이에요. 한 사람이나 여러 계정이 사이트를 채우지 못하게 해요.',
    sum: (bytes: string) => `모두 다 차도 하루에 ${bytes}까지 늘어요`,
    readOnly: '소유자만 고칠 수 있어요.',
    list: '한도',
    full: '오늘은 더 받지 않아요',
    changed: '바꿈',
    used: (used: string, most: string) => `오늘 ${used} / ${most}번`,
    until: (when: string) => `${when}에 다시 세요`,
    fields: {
      member: '한 사람',
      newcomer: '새 회원',
      total: '모두 합쳐',
      network: '같은 인터넷',
      site: '사이트 전체',
    },
    hints: {
      member: '한 사람이 하루에',
      newcomer: '지켜보는 동안 하루에',
      total: '한 사람이 가질 수 있는 것 모두',
      network: '한 인터넷에서 하루에',
      site: '모두가 하루에',
    },
    bytes: (bytes: string) => `하루에 늘 수 있는 가장 큰 크기 ${bytes}`,
    noBytes: '저장하지 않아요',
    edit: '고치기',
    editOf: (name: string) => `${name} 한도 고치기`,
    usual: '기본값으로',
    save: '저장',
    saved: (name: string) => `'${name}'의 한도를 바꿨어요`,
    undo: '되돌리기',
    undone: '되돌렸어요',
    stale: '그사이 다른 사람이 한도를 바꿨어요. 지금 값을 보고 다시 저장해 주세요.',
  },
})
