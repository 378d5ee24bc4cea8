import { defineTexts } from '../texts/texts.ts'

export const savedDataTexts = defineTexts({
  korea: {
    broken: '읽을 수 없는 저장 데이터를 따로 보관하고 기본값으로 시작했어요.',
    newer:
      '새 버전이 필요해요. 저장된 내용은 그대로 있어요. 지금 바꾼 내용은 창을 닫으면 사라져요.',
    reload: '새로 고치기',
    full: '브라우저 저장 공간이 가득 찼어요. 지금 바꾼 내용은 창을 닫으면 사라져요.',
    denied: '이 브라우저에서는 저장할 수 없어요. 바꾼 내용은 창을 닫으면 사라져요.',
  },
})
