import { betterThan, type Better, type StatDifference } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { useMemo, useState } from 'react'
import { MOST_COMPARED } from '../../shared/catalogue/compare/compare-rows.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { CompareIcon, OwnedIcon } from '../../shared/icons/icons.ts'
import { statName } from '../../shared/stats/stat-words.ts'
import { lineText } from '../../shared/stats/stat-words.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import styles from './better-section.module.css'
import { CrystaGem } from './crysta-gem.tsx'
import type { RowSetting } from './crysta-row.tsx'
import type { CrystaIndex } from '../../shared/lists/crysta-search.ts'
import { crystaTexts } from './crysta.texts.ts'

const SHOWN_FIRST = 3

type BetterSectionProps = {
  readonly crysta: Crysta
  readonly index: CrystaIndex
  readonly setting: RowSetting
}

/** What to have instead: at least as good in what is asked for, and better in something. */
export function BetterSection({ crysta, index, setting }: BetterSectionProps) {
  const texts = crystaTexts.better
  const [showsAll, setShowsAll] = useState(false)
  const { sought, worn, marks, onOpen } = setting
  const better = useMemo(
    () => betterThan(crysta, index.items, { stats: sought, worn: worn ?? null }),
    [crysta, index, sought, worn],
  )
  if (crysta.stats.length === 0) return null
  const stats = [...sought].map(statName).join('·')
  const measure = stats === '' ? texts.byAll : texts.by(stats)
  const none = stats === '' ? texts.noneByAll : texts.noneBy(stats)
  const shown = showsAll ? better : better.slice(0, SHOWN_FIRST)
  const compared = [crysta.id, ...shown.map((one) => one.crysta.id)].slice(0, MOST_COMPARED)
  return (
    <section className={list.section} aria-label={texts.title}>
      <h3 className={list.heading}>{texts.title}</h3>
      <p className={list.muted}>{better.length === 0 ? none : measure}</p>
      {better.length > 0 && (
        <>
          <ul className={styles.list}>
            {shown.map((one) => (
              <li key={one.crysta.id}>
                <BetterRow
                  better={one}
                  depth={index.places.get(one.crysta.id)?.depth ?? 0}
                  isOwned={marks.owned.has(one.crysta.id)}
                  onOpen={() => onOpen(one.crysta.id)}
                />
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {better.length > shown.length && (
              <Button size="small" onClick={() => setShowsAll(true)}>
                {texts.more(better.length - shown.length)}
              </Button>
            )}
            <LinkButton
              size="small"
              to={`/crysta/list?compare=${compared.join(',')}`}
              icon={<CompareIcon />}
            >
              {texts.compare}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  )
}

type BetterRowProps = {
  readonly better: Better<Crysta>
  readonly depth: number
  readonly isOwned: boolean
  readonly onOpen: () => void
}

function BetterRow({ better: { crysta, gains, losses }, depth, isOwned, onOpen }: BetterRowProps) {
  const texts = crystaTexts.better
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <CrystaGem crysta={crysta} depth={depth} size={26} />
      <span className={styles.words}>
        <b>
          {crysta.name}
          {isOwned && (
            <span className={styles.owned}>
              <OwnedIcon aria-hidden="true" />
              {texts.owned}
            </span>
          )}
        </b>
        <Changes changes={gains} className="positive" />
        <Changes changes={losses} className="negative" />
      </span>
    </button>
  )
}

function Changes({
  changes,
  className,
}: {
  readonly changes: readonly StatDifference[]
  readonly className: string
}) {
  if (changes.length === 0) return null
  return <span className={className}>{changes.map(lineText).join(' · ')}</span>
}
