import { defineTexts } from '../../../shared/texts/texts.ts'

export const changedTexts = defineTexts({
  korea: {
    yesterday: '어제 이후 바뀐 것',
    since: (day: string) => `${day} 이후 바뀐 것`,
    more: '자료 현황',
    added: (count: string) => `새로 ${count}`,
    changed: (count: string) => `고침 ${count}`,
    isNew: '새것',
    others: (count: string) => `외 ${count}개`,
  },
})
