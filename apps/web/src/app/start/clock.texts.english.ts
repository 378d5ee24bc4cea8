import { defineEnglish } from '../../shared/texts/texts.ts'
import type { clockTexts as korean } from './clock.texts.ts'

export const clockTexts = defineEnglish<typeof korean>({
  skewed: (device, server) =>
    `This device's clock differs from the server's: ${device} here, ${server} there (Korean time). Today and what is running now follow the server.`,
})
