import { BASE_STATS, registletLine } from '@gyeol/character'
import { FOOD_FACTS } from '@gyeol/game-data'
import { skillName } from '../../../shared/skills/skill-index.ts'
import { lineText } from '../../../shared/stats/stat-words.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { foodLine } from '../build/food-lines.ts'
import { characterTexts } from '../character.texts.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { sheetAmount } from '../sheet/figure-words.ts'
import { sheetStatName } from '../sheet/sheet-stat-name.ts'

/** One line of what a build has besides its pieces. */
export type BuildRow = { readonly name: string; readonly words: string }

/** Points, dishes, registlets, skills and what is typed: what a text or a picture of a build tells of it. */
export function buildRows(body: CharacterBody): BuildRow[] {
  const { points, others } = characterTexts
  const { base, personal, foods, registlets, skills, buffs, own } = body
  const learned = skills.filter(({ level }) => level > 0)
  const rows: (readonly [string, readonly string[]])[] = [
    [
      points.title,
      [
        ...BASE_STATS.filter((stat) => base[stat] > 1).map(
          (stat) => `${figureTexts.statNames[stat]} ${base[stat]}`,
        ),
        ...(personal ? [`${points.kinds[personal.kind]} ${personal.value}`] : []),
      ],
    ],
    [
      others.foods,
      foods.map(
        ({ food, level }) =>
          `${FOOD_FACTS[food].name} Lv.${level} (${lineText(foodLine(food, level))})`,
      ),
    ],
    [
      others.registlets,
      registlets.flatMap(({ id, level }) => {
        const line = registletLine(id, level)
        return line ? [`${sheetStatName(line.stat, figureTexts)} ${sheetAmount(line)}`] : []
      }),
    ],
    [others.skills, learned.map(({ id, level }) => `${skillName(id)} ${level}`)],
    [others.buffs, buffs.map(skillName)],
    [others.own, own.map(lineText)],
  ]
  return rows.flatMap(([name, words]) =>
    words.length === 0 ? [] : [{ name, words: words.join(', ') }],
  )
}
