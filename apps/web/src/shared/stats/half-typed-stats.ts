import type { StatUsage } from '@gyeol/catalogue'
import { STAT_DICTIONARY, STAT_GROUPS } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { STAT_IDS, type StatId } from '@gyeol/terms'
import { statSpellings } from './stat-guesser.ts'

/** A word for stats. `isOfLabel`: its syllables are those of the official name (물관, 물리 관통). */
type StatWord = {
  readonly word: string
  readonly isOfLabel: boolean
  readonly isGroup: boolean
}

const CHOSEONG = /^[ㄱ-ㅎ\s]+$/
const LEAST_LETTERS = 2
/** 초성 of longer words are believed from here on before they are whole. */
const LEAST_OPEN_LETTERS = 3

/**
 * The words of stats that a word being typed, or its 초성, may become: `ㅋㄷ` is 크뎀, `ㅁㄱ` both 물관
 * and 마관. Whole words come before longer ones, short forms of the official name before slang, single stats before groups.
 */
export function createHalfTyped(
  usage: ReadonlyMap<StatId, StatUsage>,
): (typed: string) => readonly string[] {
  const index = createSearchIndex(wordsOf(usage), ({ word }) => ({ name: word }))
  return (typed) => {
    const letters = typed.replaceAll(/\s/g, '').length
    if (letters < LEAST_LETTERS) return []
    const isChoseong = CHOSEONG.test(typed)
    // 마뎀 10 is no 마뎀감: a closed syllable before an amount ends its word.
    if (letters === LEAST_LETTERS && isClosed(typed)) return []
    const hits = index
      .search(typed)
      .filter(({ kind }) => kind === 'exact' || kind === 'prefix' || kind === 'choseong-prefix')
    const [best] = hits
    if (best === undefined) return []
    const length = lengthOf(best.item.word)
    if (isChoseong && length > letters && letters < LEAST_OPEN_LETTERS) return []
    const nearest = hits
      .filter(({ item, kind }) => kind === best.kind && lengthOf(item.word) === length)
      .map(({ item }) => item)
    const ofLabel = nearest.filter(({ isOfLabel }) => isOfLabel)
    const single = nearest.filter(({ isGroup }) => !isGroup)
    const meant = [ofLabel, single, nearest].find((words) => words.length > 0) ?? []
    return meant.map(({ word }) => word)
  }
}

function wordsOf(usage: ReadonlyMap<StatId, StatUsage>): readonly StatWord[] {
  const words = new Map<string, StatWord>()
  // What a list does not have cannot be meant there.
  const used = STAT_IDS.filter((id) => usage.size === 0 || usage.has(id))
  for (const id of used) {
    const { label } = STAT_DICTIONARY[id]
    for (const spelling of [label, ...statSpellings()[id]]) {
      const word = spelling.replace(/%$/, '').trim()
      const isOfLabel = words.get(word)?.isOfLabel === true || isMadeOf(word, label)
      words.set(word, { word, isOfLabel, isGroup: false })
    }
  }
  for (const { words: names } of STAT_GROUPS) {
    for (const word of names)
      if (!words.has(word)) words.set(word, { word, isOfLabel: false, isGroup: true })
  }
  return [...words.values()]
}

/** Whether all letters of a short form stand in a name in their order, the first one first. */
function isMadeOf(short: string, name: string): boolean {
  if (short[0] !== name[0]) return false
  let at = 0
  for (const letter of short.replaceAll(/\s/g, '')) {
    at = name.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

const FIRST_SYLLABLE = 0xac00
const FINAL_COUNT = 28

/** Whether the last syllable has a final consonant. */
function isClosed(word: string): boolean {
  const last = word.at(-1) ?? ''
  return /[가-힣]/.test(last) && (last.charCodeAt(0) - FIRST_SYLLABLE) % FINAL_COUNT > 0
}

function lengthOf(word: string): number {
  return word.replaceAll(/\s/g, '').length
}
