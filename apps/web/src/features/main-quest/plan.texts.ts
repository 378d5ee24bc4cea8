import { editionTexts } from '../../shared/texts/edition.texts.ts'
import { defineTexts } from '../../shared/texts/texts.ts'

/** A plan in sentences (text, picture), and the ways to hand it on. */
export const planTexts = defineTexts({
  korea: {
    head: (product: string, asOf: string) =>
      `[메인 퀘스트 계획] ${product} · ${editionTexts.name(asOf)}`,
    goal: (from: string, target: string, needed: string) =>
      `${from} → ${target} · 필요 ${needed} EXP`,
    range: (start: string, end: string) => `${start}부터 ${end}까지`,
    venenaSkipped: '베네나 건너뜀',
    venenaPlayed: '베네나 함',
    arrival: (level: string, exp: string) => `도착 ${level} · ${exp} EXP`,
    stopAt: (episode: string) => `${episode}까지만 해도 목표 레벨이 돼요`,
    startFrom: (episode: string) => `${episode}부터 해도 목표 레벨이 돼요`,
    requiredStart: (level: string) => `${level}부터는 한 바퀴면 돼요`,
    runs: (runs: string, diaries: string) => `${runs}바퀴 · 모험가의 일기 ${diaries}권`,
    run: (run: string, episode: string, level: string) => `${run}바퀴: ${episode}까지 → ${level}`,
    fileName: '메인 퀘스트 계획',
    picker: {
      title: {
        start: '시작 에피소드 고르기',
        end: '끝 에피소드 고르기',
        other: '시간이 다른 에피소드 고르기',
      },
      search: '에피소드 찾기',
      placeholder: '번호, 이름, 초성, 보스, 재료',
      results: (count: number) => `에피소드 ${count}개`,
      empty: '맞는 에피소드가 없어요.',
      emptyLine: '번호나 이름 일부, 초성으로 찾아 보세요.',
      chosen: '지금',
    },
  },
})
