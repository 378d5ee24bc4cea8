import { useMemo } from 'react'
import { WarningIcon } from '../../../shared/icons/icons.ts'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { FIGURES, NUMERIC, Table } from '../../../shared/ui/display/table.tsx'
import { buildSheet } from '../build/build-sheet.ts'
import type { CharactersState } from '../build/use-characters.ts'
import { isSameLine } from '../gear/same-line.ts'
import { useBosses } from '../gear/use-lists.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import type { ReplacePlace } from './replace-place.ts'
import { type Thing, withReplaced } from './replace-request.ts'
import { replaceTexts } from './replace.texts.ts'
import styles from './replace.module.css'
import { tryDifferences } from './try-differences.ts'
import type { KnownSupply } from './use-supply.ts'

type TryTableProps = {
  readonly state: Pick<CharactersState, 'character' | 'built'>
  readonly at: ReplacePlace
  readonly thing: Thing
  readonly known: KnownSupply
}

/** Every number that is another with the thing: by sign and by word, not by colour alone. */
export function TryTable({ state, at, thing, known }: TryTableProps) {
  const replace = replaceTexts
  const { character, built } = state
  const bosses = useBosses(character.cast.boss !== null)
  const boss = bosses.items.find(({ id }) => id === character.cast.boss) ?? null
  const next = useMemo(() => withReplaced(character, at, thing), [character, at, thing])
  const rows = useMemo(
    () =>
      tryDifferences(
        {
          now: { body: character, built },
          next: { body: next, built: buildSheet(next, built.effects) },
          boss,
        },
        { figures: figureTexts, replace: replaceTexts },
      ),
    [character, built, next, boss],
  )
  const piece = next.gear[at.place]
  return (
    <>
      {at.slot !== null && piece && isSameLine(piece, known.supply.crystas) && (
        <HintStrip icon={<WarningIcon />}>{replace.sameLine}</HintStrip>
      )}
      {rows.length === 0 ? (
        <p className={styles.muted}>{replace.noChange}</p>
      ) : (
        <Table caption={replace.changes} density="compact" className={styles.table}>
          <thead>
            <tr>
              <th>{replace.figure}</th>
              <th {...NUMERIC}>{replace.before}</th>
              <th {...NUMERIC}>{replace.after}</th>
              <th {...NUMERIC}>{replace.difference}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, before, after, change, grows, isBetter }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td {...FIGURES}>{before}</td>
                <td {...FIGURES}>{after}</td>
                <td {...FIGURES} className={isBetter ? 'positive' : 'negative'}>
                  {change} <small>{grows ? replace.greater : replace.less}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
