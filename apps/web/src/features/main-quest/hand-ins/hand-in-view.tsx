import { questNameWords } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import type { DropSource, HandIn, MapHandIns, QuestIndex, QuestPlan } from '@gyeol/main-quest'
import { useMemo, useState } from 'react'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Chip } from '../../../shared/ui/controls/chip.tsx'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { episodesOf, handInMaps, handInText, isGathered } from './hand-in-rows.ts'
import { LateHandInCost } from './late-hand-in-cost.ts'
import { handInTexts } from './hand-in.texts.ts'
import planner from '../../../shared/ui/layout/planner.module.css'
import styles from './hand-in-view.module.css'
import { type QuestMore, questMoreSaved } from '../main-quest-more.saved.ts'
import { NameText } from '../name-text.tsx'

type HandInViewProps = {
  readonly quest: QuestIndex
  readonly plan: QuestPlan
  /** The plan is somebody else's: one's own ticks are shown but not changed. */
  readonly isReadOnly?: boolean
}
type Gathered = QuestMore['gathered']

/** Everything to hand in over all runs, by the map it drops on; ticked off as it is gathered. */
export function HandInView({ quest, plan, isReadOnly = false }: HandInViewProps) {
  const texts = handInTexts
  const [{ gathered }] = useSaved(questMoreSaved)
  const [isOnlyLeft, setOnlyLeft] = useState(false)
  const [cleared, setCleared] = useState<Gathered | null>(null)
  const maps = useMemo(() => handInMaps(quest, plan), [quest, plan])
  const all = maps.flatMap(({ items }) => items)
  const done = all.filter(({ handIn }) => isGathered(handIn, gathered)).length
  const shown = isOnlyLeft ? withoutGathered(maps, gathered) : maps
  const left = all.map(({ handIn }) => handIn).filter((one) => !isGathered(one, gathered))
  const runs = plan.setting.repeat ? (plan.repeat?.totalRuns ?? 1) : 1
  if (all.length === 0) {
    return (
      <Card padding="large">
        <EmptyState title={texts.none} line={texts.noneLine} />
      </Card>
    )
  }
  return (
    <section aria-label={texts.heading} className={styles.view}>
      <div className={styles.head}>
        <p role="status">
          <b>{texts.summary(done, all.length)}</b>
          <small>{runs > 1 ? texts.forRuns(formatNumber(runs)) : texts.forOnce}</small>
        </p>
        <div className={styles.tools}>
          <Chip pressed={isOnlyLeft} onPressedChange={setOnlyLeft}>
            {texts.onlyLeft}
          </Chip>
          <CopyButton size="small" text={handInText(shown)}>
            {texts.copy}
          </CopyButton>
          <Button
            size="small"
            disabled={isReadOnly || Object.keys(gathered).length === 0}
            onClick={() => {
              setCleared(gathered)
              questMoreSaved.update((now) => ({ ...now, gathered: {} }))
            }}
          >
            {texts.clear}
          </Button>
        </div>
      </div>
      <LateHandInCost handIns={left} />
      {cleared !== null && Object.keys(gathered).length === 0 && (
        <div className={planner.undo} role="status">
          <span>{texts.cleared}</span>
          <Button
            size="small"
            onClick={() => {
              questMoreSaved.update((now) => ({ ...now, gathered: cleared }))
              setCleared(null)
            }}
          >
            {texts.undo}
          </Button>
        </div>
      )}
      {shown.length === 0 && <EmptyState title={texts.allDone} line={texts.allDoneLine} />}
      {shown.map(({ map, items }) => (
        <Card key={map.ko} as="section" padding="medium" aria-label={questNameWords(map)}>
          <h3 className={styles.map}>
            <NameText name={map} />
          </h3>
          <ul>
            {items.map(({ handIn, monsters }) => (
              <HandInRow
                key={handIn.item.ko}
                handIn={handIn}
                monsters={monsters}
                gathered={gathered}
                isReadOnly={isReadOnly}
              />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  )
}

function withoutGathered(maps: readonly MapHandIns[], gathered: Gathered): MapHandIns[] {
  return maps
    .map(({ map, items }) => ({
      map,
      items: items.filter(({ handIn }) => !isGathered(handIn, gathered)),
    }))
    .filter(({ items }) => items.length > 0)
}

type HandInRowProps = {
  readonly handIn: HandIn
  readonly monsters: readonly DropSource[]
  readonly gathered: Gathered
  readonly isReadOnly: boolean
}

function HandInRow({ handIn, monsters, gathered, isReadOnly }: HandInRowProps) {
  const texts = handInTexts
  const { item, count, sources } = handIn
  const isDone = isGathered(handIn, gathered)
  const before = gathered[item.ko]
  const others = sources.filter((source) => !monsters.includes(source))
  return (
    <li className={styles.item} data-done={isDone || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={texts.item(questNameWords(item), formatNumber(count))}
          checked={isDone}
          disabled={isReadOnly}
          onChange={(event) => tick(item.ko, event.currentTarget.checked ? count : null)}
        />
        <b>
          <NameText name={item} />
        </b>
        <span className="num">{texts.count(formatNumber(count))}</span>
      </label>
      <div className={styles.facts}>
        <p>
          {texts.wanted(episodesOf(handIn))}
          {handIn.isCountUnconfirmed && (
            <>
              {' '}
              <Tag>{texts.unconfirmed}</Tag>
            </>
          )}
          {!isDone && before !== undefined && ` · ${texts.gatheredBefore(formatNumber(before))}`}
        </p>
        <Sources sources={monsters} />
        {others.length > 0 && (
          <details>
            <summary>{texts.otherPlaces(others.length)}</summary>
            <Sources sources={others} hasMap />
          </details>
        )}
      </div>
    </li>
  )
}

type SourcesProps = { readonly sources: readonly DropSource[]; readonly hasMap?: boolean }

function Sources({ sources, hasMap = false }: SourcesProps) {
  const texts = handInTexts
  return (
    <ul>
      {sources.map((source) => (
        <li key={`${source.name?.ko ?? ''}-${source.dropMap.ko}`} className={styles.source}>
          <Tag tone={source.kind === 'FIELD' ? 'brass' : 'neutral'}>{texts.kinds[source.kind]}</Tag>
          <span>
            {source.name === null ? texts.unknownMonster : <NameText name={source.name} />}
            {source.levels.length > 0 && ` ${texts.levels(source.levels.join('·'))}`}
            {hasMap && (
              <>
                {' · '}
                <NameText name={source.dropMap} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Keeps with how many pieces it was ticked off, so that a longer plan asks again. */
function tick(item: string, count: number | null): void {
  questMoreSaved.update((now) => {
    const { [item]: _, ...others } = now.gathered
    return { ...now, gathered: count === null ? others : { ...others, [item]: count } }
  })
}
