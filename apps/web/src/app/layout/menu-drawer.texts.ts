import { defineTexts } from '../../shared/texts/texts.ts'

export const menuDrawerTexts = defineTexts({
  korea: {
    login: '로그인',
    profile: '내 정보',
    correction: '수정 제안',
    waiting: (count: number) => `${count}건`,
    setting: '설정',
    admin: '관리',
  },
})
