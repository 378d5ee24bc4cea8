import { describe, expect, it } from 'vitest'
import { LEVELING_ALTERNATIVES, LEVELING_SPOTS, TURN_INS } from './leveling-spots.ts'
import { MAIN_QUEST } from './main-quest.ts'
import * as english from './quest-name.english.ts'
import * as korean from './quest-name.ts'

const HANGUL = /[가-힣]/

describe('names of the main quest', () => {
  it('are the table’s own in Korean', () => {
    const [first] = MAIN_QUEST.chapters
    const title = first?.title
    expect(title && korean.questNameWords(title, 'chapter')).toBe('혼돈의 개막')
    expect(title && korean.otherQuestNames(title)).toEqual([])
  })

  it('have an English one each, titles of chapters apart from those of episodes', () => {
    const things = (name: { ko: string } | null | undefined) => (name ? [name.ko] : [])
    const shown = (ko: string, of?: korean.QuestNameKind) =>
      english.questNameWords({ ko, evidence: 'seen' }, of)
    const names = MAIN_QUEST.chapters.flatMap(({ title, episodes }) => [
      ...(title ? [shown(title.ko, 'chapter')] : []),
      ...episodes.flatMap((episode) => [
        shown(episode.title.ko, 'episode'),
        ...things(episode.boss).map((ko) => shown(ko)),
        ...things(episode.skippable?.name).map((ko) => shown(ko)),
        ...(episode.ingredients ?? []).flatMap(({ itemName, monsters }) =>
          [itemName, ...monsters.flatMap(({ name, dropMap }) => [name, dropMap])]
            .flatMap(things)
            .map((ko) => shown(ko)),
        ),
      ]),
    ])
    const spots = [...LEVELING_SPOTS, ...LEVELING_ALTERNATIVES].flatMap(({ target, map }) => [
      shown(target.ko),
      shown(map.ko),
    ])
    const turnIns = TURN_INS.map(({ name }) => shown(name.ko))
    expect([...names, ...spots, ...turnIns].filter((name) => HANGUL.test(name))).toEqual([])
    expect(shown('엘덴바움 탈환전', 'chapter')).toBe('Recapturing Eldenbaum')
    expect(shown('엘덴바움 탈환전', 'episode')).toBe('The Battle to Recapture Eldenbaum')
  })

  it('stay Korean where no English one is known, and are found in Korean too', () => {
    expect(english.questNameWords({ ko: '새 던전', evidence: 'seen' })).toBe('새 던전')
    expect(english.otherQuestNames({ ko: '콜론', evidence: 'seen' })).toEqual(['콜론'])
  })
})
