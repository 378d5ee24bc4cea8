import { ELEMENT_STATS, type ElementMatch, matchElements, thingPath } from '@gyeol/catalogue'
import type { Boss, Crysta } from '@gyeol/contract'
import { ELEMENT_ADVANTAGE_PERCENT, ELEMENT_NAMES, WEAK_TO } from '@gyeol/game-data'
import type { MonsterElement } from '@gyeol/terms'
import { Link } from 'react-router'
import { useReadAllCrystasQuery } from '../../shared/catalogue/catalogue.api.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { crystaMarks } from '../../shared/catalogue/marks/crysta-marks.saved.ts'
import { useMarks } from '../../shared/catalogue/marks/marks.ts'
import { ElementTag } from '../../shared/icons/element-tag.tsx'
import { lineText } from '../../shared/stats/stat-words.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import styles from './boss.module.css'
import { bossTexts } from './boss.texts.ts'

/** What a boss is weak to, and which of the viewer's own crystas help against its elements. */
export function BossMatch({ boss }: { readonly boss: Boss }) {
  const texts = bossTexts.match
  const elements = [...new Set(boss.elements.map(({ element }) => element))]
  const weak = elements.flatMap((element) => WEAK_TO[element] ?? [])
  const stats = elements.flatMap((element) => Object.values(ELEMENT_STATS[element]))
  return (
    <section className={list.section} aria-label={texts.title}>
      <h3 className={list.heading}>{texts.title}</h3>
      {elements.length === 0 ? (
        <p className={list.muted}>{texts.unknown}</p>
      ) : (
        <>
          <Weakness weak={weak} />
          <Own elements={elements} />
          <div className={styles.links}>
            <LinkButton size="small" to={`/crysta/list?opt=${stats.join('~')}`}>
              {texts.all}
            </LinkButton>
            {weak.map((element) => (
              <LinkButton key={element} size="small" to={`/equipment?element=${element}`}>
                {texts.pieces(ELEMENT_NAMES[element])}
              </LinkButton>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

function Weakness({ weak }: { readonly weak: readonly MonsterElement[] }) {
  const texts = bossTexts.match
  if (weak.length === 0) return <p className={list.muted}>{texts.noWeak}</p>
  return (
    <p className={styles.weak}>
      {texts.weak}
      {weak.map((element) => (
        <ElementTag key={element} element={element} />
      ))}
      <span className={list.muted}>
        {texts.weakTo(
          weak.map((element) => ELEMENT_NAMES[element]).join('·'),
          ELEMENT_ADVANTAGE_PERCENT,
        )}
      </span>
      <Tag tone="brass">{texts.oneSource}</Tag>
    </p>
  )
}

/** The crystas the viewer has marked as owned; the list is only asked for when there are any. */
function Own({ elements }: { readonly elements: readonly MonsterElement[] }) {
  const texts = bossTexts.match
  const { owned } = useMarks(crystaMarks)
  const { data, error } = useReadAllCrystasQuery(undefined, { skip: owned.size === 0 })
  if (owned.size === 0)
    return (
      <>
        <p className={list.muted}>{texts.noMarks}</p>
        <div className={styles.links}>
          <LinkButton size="small" to="/crysta/list">
            {texts.mark}
          </LinkButton>
        </div>
      </>
    )
  if (data === undefined)
    return error === undefined ? (
      <Skeleton lines={2} />
    ) : (
      <p className={list.muted}>{texts.failed}</p>
    )
  const own = data.items.filter(({ id }) => owned.has(id))
  const matches = matchElements(own, elements)
  if (matches.length === 0) return <p className={list.muted}>{texts.none}</p>
  return (
    <ul className={styles.matches} aria-label={texts.owned}>
      {matches.map((match) => (
        <Match key={match.thing.id} match={match} />
      ))}
    </ul>
  )
}

function Match({ match: { thing, attack, resist } }: { readonly match: ElementMatch<Crysta> }) {
  return (
    <li className={styles.match}>
      <Link to={thingPath('crysta', thing.id)}>
        <b>{thing.name}</b>
      </Link>
      <span className="positive">{[...attack, ...resist].map(lineText).join(' · ')}</span>
    </li>
  )
}
