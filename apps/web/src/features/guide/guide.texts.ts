import { editionTexts } from '../../shared/texts/edition.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

export const guideTexts = defineTexts({
  korea: {
    title: '가이드',
    line: '레벨을 올리고 직업을 고를 때 곁에 두고 보는 안내예요.',
    mainQuest: {
      name: '메인 퀘스트',
      line: '지금 레벨에서 어디까지 하면 목표 레벨이 되는지, 무엇을 모아야 하는지 알려 드려요.',
      facts: (chapters: number, episodes: number, asOf: string) =>
        `${chapters}장 ${episodes}화 · ${editionTexts.name(asOf)}`,
    },
    job: {
      name: '직업 가이드',
      line: '직업마다 어울리는 스킬과 장비를 모았어요.',
      facts: '스킬 · 크리스타 · 레지스트릿',
    },
    help: '쓰는 법이 궁금하면',
    helpLink: '메인 퀘스트 도움말',
  },
})
