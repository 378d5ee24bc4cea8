import { castsFor } from '@gyeol/character'
import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { Gem } from '../../../shared/gem/gem.tsx'
import { ArrowIcon, SwapIcon } from '../../../shared/icons/icons.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { type CharacterBody, GEAR_PLACES } from '../build/character-build.ts'
import { figureText } from '../sheet/figure-words.ts'
import { gainWords } from './gain-words.ts'
import { placeOf, type ReplacePlace } from './replace-place.ts'
import { usePlaceName } from './place-name.ts'
import { type GoalId, heldIn, type Thing } from './replace-request.ts'
import { replaceTexts } from './replace.texts.ts'
import styles from './replace.module.css'
import type { FoundRanking } from './use-replacements.ts'
import type { KnownSupply } from './use-supply.ts'

/** Rows at first, and of one slot among them: else one slot fills the list. */
const FIRST_ROWS = 6
const FIRST_OF_SLOT = 2
const MORE_ROWS = 20

type ReplaceRowsProps = {
  readonly found: FoundRanking
  readonly goal: GoalId
  readonly body: CharacterBody
  readonly known: KnownSupply
  readonly hp: number | null
  /** Every row is of the same place: its name needs no saying. */
  readonly isOneSlot: boolean
  readonly onTry: (at: ReplacePlace, thingId: string) => void
}

/** The best replacements, the most first. */
export function ReplaceRows(props: ReplaceRowsProps) {
  const { found, isOneSlot } = props
  const texts = replaceTexts
  const [more, setMore] = useState(0)
  const { best } = found.progress
  const first = isOneSlot ? best : fewOfEach(best)
  const shown = more === 0 ? first.slice(0, FIRST_ROWS) : best.slice(0, FIRST_ROWS + more)
  const left = best.length - shown.length
  return (
    <>
      <ol className={styles.rows} aria-label={texts.rows}>
        {shown.map((row) => (
          <Row key={`${row.slot} ${row.candidate}`} row={row} {...props} />
        ))}
      </ol>
      {left > 0 && (
        <Button block variant="ghost" onClick={() => setMore((now) => now + MORE_ROWS)}>
          {texts.more(Math.min(left, MORE_ROWS))}
        </Button>
      )}
    </>
  )
}

type Found = FoundRanking['progress']['best']

function fewOfEach(best: Found): Found {
  const seen = new Map<string, number>()
  return best.filter(({ slot }) => {
    const count = (seen.get(slot) ?? 0) + 1
    seen.set(slot, count)
    return count <= FIRST_OF_SLOT
  })
}

type RowProps = Omit<ReplaceRowsProps, 'found'> & {
  readonly found: FoundRanking
  readonly row: Found[number]
}

function Row({ row, found, goal, body, known, hp, isOneSlot, onTry }: RowProps) {
  const texts = replaceTexts
  const placeName = usePlaceName()
  const at = placeOf(row.slot)
  const thing = at && known.find(at, row.candidate)
  if (!at || !thing) return null
  const held = heldIn(body, at)
  const from = held?.name ?? texts.empty
  const { name } = thing.item
  const crysta = at.slot === null ? null : body.gear[at.place]?.crystas[at.slot]
  const isOwned =
    thing.of === 'crysta'
      ? known.supply.ownedCrystas.has(row.candidate)
      : known.supply.ownedEquipment.has(row.candidate)
  return (
    <li className={styles.row}>
      <span className={styles.change}>
        {!isOneSlot && <small>{placeName(at)}</small>}
        <span className={styles.from}>
          {crysta && <Gem kind={crysta.kind} size={18} />}
          {from}
          <ArrowIcon aria-hidden="true" />
        </span>
        <VisuallyHidden>{texts.fromTo(from, name)}</VisuallyHidden>
        <b className={styles.to}>
          {thing.of === 'crysta' && <Gem kind={thing.item.kind} size={18} />}
          {name}
          {isOwned && <Tag tone="brass">{texts.owned}</Tag>}
          {isElsewhere(body, thing) && <Tag>{texts.elsewhere}</Tag>}
        </b>
      </span>
      <span className={styles.gain}>
        <b className="positive">{gainWords(goal, row.gain, found.before)}</b>
        <small>{afterWords()}</small>
      </span>
      <Button
        icon={<SwapIcon />}
        aria-label={texts.tryOf(placeName(at), name)}
        onClick={() => onTry(at, row.candidate)}
      >
        <span className={styles.tryWords}>{texts.tryIt}</span>
      </Button>
    </li>
  )

  function afterWords(): string {
    if (goal !== 'cast') return `${figureText(goal, found.before)} → ${figureText(goal, row.score)}`
    const [now, then] = [castsFor(hp, found.before), castsFor(hp, row.score)]
    return now === null || then === null ? '' : texts.casts(formatNumber(now), formatNumber(then))
  }
}

/** Whether the thing already sits somewhere in the build: a mark of owning says nothing of how many. */
function isElsewhere({ gear }: CharacterBody, { item }: Thing): boolean {
  return GEAR_PLACES.some((place) => {
    const piece = gear[place]
    return piece?.id === item.id || piece?.crystas.some((crysta) => crysta?.id === item.id) === true
  })
}
