import { defineTexts } from '../texts/texts.ts'

export const laterBodyTexts = defineTexts({
  korea: { notOpened: '연결이 끊겨서 열지 못했어요. 연결을 확인하고 다시 눌러 주세요.' },
})
