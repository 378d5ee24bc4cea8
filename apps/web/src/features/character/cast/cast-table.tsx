import type { Boss } from '@gyeol/contract'
import { BOSS_DIFFICULTY_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { BOSS_DIFFICULTIES } from '@gyeol/terms'
import { useMemo } from 'react'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import type { BuiltSheet } from '../build/build-sheet.ts'
import type { CharacterBody } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { castOf } from './cast.ts'
import { askedSkill } from './cast-answer.ts'
import styles from './cast.module.css'
import { amount } from './cast-result.tsx'
import { elementOf, targetOf } from './cast-target.ts'

type CastTableProps = {
  readonly body: CharacterBody
  readonly built: BuiltSheet
  readonly boss: Boss
}

/** The same cast at every difficulty, by the list's numbers. */
export function CastTable({ body, built, boss }: CastTableProps) {
  const texts = characterTexts.cast
  const { cast: setting, skills, counts } = body
  const rows = useMemo(() => {
    const skill = askedSkill({ cast: setting, counts })
    if (skill === null) return []
    return BOSS_DIFFICULTIES.filter((one) => boss.difficulties.includes(one)).map((difficulty) => {
      const target = targetOf(boss, difficulty, {})
      const cast = castOf(skill, skills, {
        built,
        setting,
        target,
        element: elementOf(boss),
      })
      return { difficulty, target, cast }
    })
  }, [setting, skills, counts, built, boss])
  return (
    <Table caption={texts.table} density="compact">
      <thead>
        <tr>
          <th>{texts.difficulty}</th>
          <th {...NUMERIC}>{texts.count}</th>
          <th {...NUMERIC}>{texts.perCast}</th>
          <th {...NUMERIC}>{texts.level}</th>
          <th {...NUMERIC}>{texts.hp}</th>
          <th {...NUMERIC}>{texts.defense}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ difficulty, target, cast }) => (
          <tr
            key={difficulty}
            className={difficulty === setting.difficulty ? styles.chosen : undefined}
          >
            <th scope="row">{BOSS_DIFFICULTY_NAMES[difficulty]}</th>
            <td {...FIGURES}>
              {cast.ok && cast.casts !== null ? texts.casts(formatNumber(cast.casts)) : '–'}
            </td>
            <td {...FIGURES}>{cast.ok ? amount(cast.expected) : '–'}</td>
            <td {...FIGURES}>{target.level ?? texts.unknown}</td>
            <td {...FIGURES}>{target.hp === null ? texts.unknown : amount(target.hp)}</td>
            <td {...FIGURES}>{target.def === null ? texts.unknown : formatNumber(target.def)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
