import { defineTexts } from '../texts/texts.ts'

/** The words the kit itself says. Screens bring their own. */
export const uiTexts = defineTexts({
  korea: {
    close: '닫기',
    cancel: '취소',
    loading: '로딩중...',
    empty: '조회된 데이터가 없습니다.',
    error: '알 수 없는 오류가 발생했습니다.',
    retry: '다시 시도',
    required: '필수',
    max: 'MAX',
    optionalMark: '(선택)',
    clearSearch: '검색어 지우기',
    noMatch: '맞는 것이 없어요. 다른 말로 찾아 보세요.',
    notANumber: '숫자로 적어 주세요.',
    notWhole: '소수점 없이 적어 주세요.',
    remove: (label: string) => `${label} 빼기`,
    decrease: (label: string) => `${label} 내리기`,
    increase: (label: string) => `${label} 올리기`,
    toMax: (label: string) => `${label} MAX`,
    flipSign: (label: string) => `${label} 부호 바꾸기`,
    atMost: (max: string) => `최대 ${max}까지 넣을 수 있어요`,
    atLeast: (min: string) => `최소 ${min}부터 넣을 수 있어요`,
  },
})
