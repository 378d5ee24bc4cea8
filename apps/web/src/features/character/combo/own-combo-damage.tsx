import type { Boss } from '@gyeol/contract'
import { formatNumber, roundDecimals } from '@gyeol/korean'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { activeOf } from '../../../shared/named-saves/named-saves.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import { buildSheet } from '../build/build-sheet.ts'
import build from '../build/build.module.css'
import { charactersSaved } from '../build/character.saved.ts'
import { type Character, isUntouched } from '../build/character-build.ts'
import { amount } from '../cast/cast-result.tsx'
import { characterTexts } from '../character.texts.ts'
import { useBosses } from '../gear/use-lists.ts'
import { useSkillEffects } from '../skills/skill-effects.ts'
import { type ComboCast, type ComboDamage, comboDamage } from './combo-damage.ts'

type Hits = readonly (ComboCast & { readonly name: string })[]

type OwnComboDamageProps = {
  readonly hits: Hits
  /** Brings the lists of the site, for those who have a character to ask. */
  readonly Around: ComponentType<{ readonly children: ReactNode }>
}

/** What the character in front does with a combo to the boss it looks at; nothing where there is none. */
export function OwnComboDamage({ hits, Around }: OwnComboDamageProps) {
  const character = activeOf(useSaved(charactersSaved)[0])
  if (isUntouched(character)) return null
  return (
    <Around>
      <DamageOf character={character} hits={hits} />
    </Around>
  )
}

function DamageOf({ character, hits }: { readonly character: Character; readonly hits: Hits }) {
  const { cast: setting } = character
  const { effects, isFailed } = useSkillEffects(true)
  const bosses = useBosses(setting.boss !== null)
  const built = useMemo(() => buildSheet(character, effects ?? undefined), [character, effects])
  if (isFailed) return null
  const texts = characterTexts.combo.damage
  const boss = bosses.items.find(({ id }) => id === setting.boss) ?? null
  const isComing = effects === null || (setting.boss !== null && bosses.state === 'loading')
  return (
    <>
      <SectionTitle level={2} more={{ label: texts.open, to: '/character' }}>
        {texts.title(character.name)}
      </SectionTitle>
      {isComing ? (
        <p className={build.muted}>{characterTexts.cast.skillsComing}</p>
      ) : (
        <Told
          hits={hits}
          boss={boss}
          hasAsked={setting.boss !== null}
          damage={comboDamage(hits, character, { built, boss })}
        />
      )}
    </>
  )
}

type ToldProps = {
  readonly hits: Hits
  readonly boss: Boss | null
  /** Whether a boss was chosen, though its list may not be had. */
  readonly hasAsked: boolean
  readonly damage: ComboDamage
}

function Told({ hits, boss, hasAsked, damage }: ToldProps) {
  const texts = characterTexts.combo.damage
  const { refusals } = characterTexts.cast
  const { casts, expected, uncounted, hp } = damage
  if (casts.every((cast) => !cast.ok && cast.refusal === 'target'))
    return <p className={build.muted}>{hasAsked ? texts.unknownTarget : texts.noTarget}</p>
  const share =
    hp === null || hp === 0 ? null : formatNumber(roundDecimals((expected / hp) * 100, 1))
  return (
    <>
      <p className={build.muted}>
        {[
          texts.total(boss?.name ?? null, amount(expected)),
          ...(share === null ? [] : [texts.ofHp(share)]),
          ...(uncounted === 0 ? [] : [texts.uncounted(uncounted)]),
        ].join(' · ')}
      </p>
      <Table caption={texts.table} density="compact">
        <thead>
          <tr>
            <th scope="col">{texts.skill}</th>
            <th scope="col" {...NUMERIC}>
              {texts.expected}
            </th>
          </tr>
        </thead>
        <tbody>
          {hits.map(({ name }, at) => {
            const cast = casts[at]
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cast?.ok === true ? (
                  <td {...FIGURES}>{amount(cast.expected)}</td>
                ) : (
                  <td>{cast && refusals[cast.refusal]}</td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
      <p className={build.muted}>{texts.note}</p>
    </>
  )
}
