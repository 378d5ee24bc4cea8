import { isEventDrop, SOURCES_PART } from '@gyeol/catalogue'
import type { CrystaInput } from '@gyeol/contract'
import { giverKind, likelyGiver, likelyPlace, senseOf, STAT_DICTIONARY } from '@gyeol/game-data'
import { LikelyMark } from '../../shared/catalogue/likely-mark.tsx'
import list from '../../shared/catalogue/list/list.module.css'
import { amountText, conditionText } from '../../shared/stats/stat-words.ts'
import { DefinitionList, DefinitionRow } from '../../shared/ui/display/definition-row.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import styles from './crysta-detail.module.css'
import { crystaTexts } from './crysta.texts.ts'
import { gainText } from './stage-gain.ts'

/** The stats of a crysta, one below the other. */
export function StatFacts({
  crysta: { stats },
  before,
}: {
  crysta: Pick<CrystaInput, 'stats'>
  /** The stage before it: what this one adds is said. */
  before?: Pick<CrystaInput, 'stats'> | undefined
}) {
  const texts = crystaTexts
  if (stats.length === 0) return <p className={list.muted}>{texts.noOptions}</p>
  return (
    <DefinitionList className={styles.facts}>
      {stats.map((line, place) => (
        <DefinitionRow
          // The same stat may stand twice with different conditions: only the place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          term={
            <>
              {STAT_DICTIONARY[line.stat].label}
              {line.when !== undefined && (
                <small className={list.muted}>({conditionText(line.when)})</small>
              )}
            </>
          }
        >
          <b translate="no" data-sense={senseOf(line.stat, line.value)}>
            {amountText(line)}
          </b>
          {before !== undefined && (
            <small className={list.muted}> {gainText(line, before.stats)}</small>
          )}
        </DefinitionRow>
      ))}
    </DefinitionList>
  )
}

/** A boss is said; of other monsters nothing needs to be. */
function GiverTag({ giver }: { readonly giver: string }) {
  const kind = giverKind(giver)
  return kind === null || kind === 'other' ? null : <Tag>{crystaTexts.givers[kind]}</Tag>
}

/** Where a crysta drops. */
export function DropSection({ crysta: { drops } }: { crysta: Pick<CrystaInput, 'drops'> }) {
  const texts = crystaTexts
  return (
    <section id={SOURCES_PART} className={list.section}>
      <h3 className={list.heading}>{texts.drops}</h3>
      {drops.length === 0 ? (
        <p className={list.muted}>{texts.noDrops}</p>
      ) : (
        <ul className={styles.places}>
          {drops.map(({ monster, level, map }) => (
            <li key={`${monster} ${level} ${map}`}>
              {texts.drop(monster, level)}
              <GiverTag giver={monster} />
              <LikelyMark likely={likelyGiver(monster)} />
              {isEventDrop({ monster, map }) && <Tag tone="brass">{texts.event}</Tag>}
              {map !== null && (
                <>
                  <small>{map}</small>
                  <LikelyMark likely={likelyPlace(map)} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
