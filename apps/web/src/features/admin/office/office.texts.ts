import { defineTexts } from '../../../shared/texts/texts.ts'
import type { OFFICE_GROUPS, OfficeKey } from './office-pages.ts'

export const officeTexts = defineTexts({
  korea: {
    nav: '관리 메뉴',
    open: '관리 메뉴 열기',
    waiting: (count: string) => `기다리는 일 ${count}건`,
    calm: '기다리는 일 없음',
    waits: '기다리는 일',
    pill: (count: string) => `${count}건`,
    groups: {
      today: '',
      data: '자료',
      posts: '글',
      members: '회원',
      site: '운영',
    } satisfies Record<(typeof OFFICE_GROUPS)[number], string>,
    pages: {
      today: '오늘 할 일',
      correction: '수정 제안',
      characterCase: '게임에서 본 값',
      searchWord: '찾지 못한 말',
      import: '자료 가져오기',
      notice: '공지',
      event: '이벤트',
      problem: '알려 온 문제',
      member: '회원',
      invitation: '초대',
      trace: '같은 곳의 계정',
      setting: '사이트 설정',
      quota: '한도',
      policy: '약관과 방침',
      alert: '바깥 알림',
      status: '점검',
      audit: '감사 기록',
    } satisfies Record<OfficeKey, string>,
  },
})
