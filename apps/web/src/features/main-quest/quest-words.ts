import { questNameWords } from '@gyeol/game-data'
import { formatKoreanUnits, formatNumber, ordinal } from '@gyeol/korean'
import type { LevelPercent, QuestIndex } from '@gyeol/main-quest'
import { mainQuestTexts } from './main-quest.texts.ts'

const UNITS_IN_DENSE_PLACES = 2

/** "77번째 엘덴바움 탈환전": the number counts through the whole story (specification §4). */
export function episodeWords(quest: QuestIndex, no: number): string {
  const title = quest.episodes[no - 1]?.title
  return title === undefined
    ? ordinal(no)
    : mainQuestTexts.episode(no, questNameWords(title, 'episode'))
}

/** "9장 흔들리는 …", or "16장" where no Korean title is known. */
export function chapterWords(quest: QuestIndex, chapter: number): string {
  const texts = mainQuestTexts
  const title = quest.table.chapters.find(({ no }) => no === chapter)?.title
  return title
    ? texts.chapter(chapter, questNameWords(title, 'chapter'))
    : texts.unnamedChapter(chapter)
}

/** "Lv.263 (26%)". */
export function levelWords({ level, percent }: LevelPercent): string {
  return mainQuestTexts.level(formatNumber(level), percent)
}

/** "62억 6,374만": rounded to two units; `formatNumber` writes all of it. */
export function expWords(exp: number): string {
  return formatKoreanUnits(exp, { maxUnits: UNITS_IN_DENSE_PLACES })
}

/** A share in percent with one decimal where it is small: "0.4", "35", "100". */
export function shareWords(percent: number): string {
  return formatNumber(percent < 10 ? Math.floor(percent * 10) / 10 : Math.floor(percent))
}
