import { questNameWords } from '@gyeol/game-data'
import { formatNumber, ordinal } from '@gyeol/korean'
import {
  type HandIn,
  handInsByMap,
  handInsOf,
  type MapHandIns,
  type Passes,
  passesOf,
  type QuestIndex,
  type QuestPlan,
} from '@gyeol/main-quest'
import { handInTexts } from './hand-in.texts.ts'

/** The passes a plan really makes: all runs where it repeats, else the range once. */
export function passesOfPlan(plan: QuestPlan): readonly Passes[] {
  const { repeat, range } = plan.setting
  if (repeat && plan.repeat !== null) return passesOf(plan.repeat)
  return [{ ...range, times: 1 }]
}

/** Items of a plan by map. */
export function handInMaps(quest: QuestIndex, plan: QuestPlan): readonly MapHandIns[] {
  return handInsByMap(handInsOf(quest, passesOfPlan(plan)))
}

/** An item counts as gathered while it was ticked off for as many pieces as are wanted now. */
export function isGathered(handIn: HandIn, gathered: Readonly<Record<string, number>>): boolean {
  return (gathered[handIn.item.ko] ?? 0) >= handIn.count
}

/** "5번째, 12번째". */
export function episodesOf({ episodes }: HandIn): string {
  return episodes.map(({ no }) => ordinal(no)).join(', ')
}

/** The list as text for a chat: maps, items, counts, monsters. */
export function handInText(maps: readonly MapHandIns[]): string {
  const texts = handInTexts
  const blocks = maps.map(({ map, items }) =>
    [
      texts.textMap(questNameWords(map)),
      ...items.map(({ handIn, monsters }) =>
        texts.textItem(
          questNameWords(handIn.item),
          formatNumber(handIn.count),
          monsters.flatMap(({ name }) => (name === null ? [] : [questNameWords(name)])).join(', '),
        ),
      ),
    ].join('\n'),
  )
  return [texts.textTitle, ...blocks].join('\n')
}
