import { QUESTIONS } from '@gyeol/contract'
import { defineTexts } from '../../shared/texts/texts.ts'
import type { Article } from './article.ts'
import { PLANNER_HELP } from './help-planners.texts.ts'
import { SITE_HELP } from './help-site.texts.ts'

export const helpTexts = defineTexts({
  korea: {
    title: '도움말',
    titleOf: (topic: string) => `${topic} 도움말`,
    intro: '화면마다 알아 두면 좋은 것을 모았어요.',
    check: {
      title: '계산이 맞나요?',
      line: '기록한 결과를 이 브라우저에서 다시 계산해 맞춰 봐요.',
    },
    questions: { title: '자주 묻는 질문', list: QUESTIONS },
    back: '도움말 목록',
  },
})

/** Topics by their key in the address, `/help/{move}`, in the order of the list. */
export const helpTopics = defineTexts<Readonly<Record<string, Article>>>({
  korea: { ...PLANNER_HELP, ...SITE_HELP },
})
