import { defineTexts } from '../../shared/texts/texts.ts'

export const errorTexts = defineTexts({
  korea: {
    // Headings fixed by the specification §2 and §8, letter by letter.
    notFound: '존재하지 않는 페이지 입니다.',
    forbidden: '해당 페이지의 접근 권한이 존재하지 않습니다.',
    unknown: '알 수 없는 오류가 발생했습니다.',
    unexpected: 'Unexpected Application Error!',
    notFoundLine: '주소가 바뀌었거나 지워진 페이지예요.',
    forbiddenLine: '권한이 있는 계정으로 로그인하면 볼 수 있어요.',
    forbiddenMember: '지금 계정으로는 볼 수 없는 화면이에요.',
    networkLine: '인터넷 연결을 확인하고 다시 시도해 주세요.',
    blocked: '이 화면을 받지 못했어요.',
    blockedLine: '광고 차단 도구가 막았을 수 있어요. 허용하고 다시 시도해 주세요.',
    unexpectedLine:
      '화면을 그리다 문제가 생겼어요. 저장된 내용은 그대로 있으니 다시 시도하거나 홈으로 가 주세요.',
    id: (id: string) => `오류 번호 ${id}`,
    copyId: '번호 복사',
    copied: '복사했어요',
    copyFailed: '복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.',
    retry: '다시 시도',
    home: '홈으로',
    login: '로그인',
  },
})
