import { defineTexts } from '../../shared/texts/texts.ts'

export const clockTexts = defineTexts({
  korea: {
    skewed: (device: string, server: string) =>
      `이 기기의 시계가 서버와 달라요. 기기는 ${device}, 서버는 ${server} (한국 시각). 오늘과 지금 하는 것은 서버 시각으로 보여 드려요.`,
  },
})
