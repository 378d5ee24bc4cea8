import { diffStats } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES, senseOf, STAT_DICTIONARY } from '@gyeol/game-data'
import { FavouriteIcon } from '../../../shared/icons/icons.ts'
import { EvidenceTag } from '../../../shared/catalogue/evidence-tag.tsx'
import { amountText, conditionText } from '../../../shared/stats/stat-words.ts'
import { Button, LinkButton } from '../../../shared/ui/buttons/button.tsx'
import { Checkbox } from '../../../shared/ui/controls/checkbox.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import { NextStep } from './next-step.tsx'
import styles from './tree-detail.module.css'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

/** Places shown of one crysta; the list has all of them. */
const SHOWN_DROPS = 2

/** The chosen crysta: what it gives, what its step changes, what is needed for it and where to get it. */
export function TreeDetail({ view }: { view: TreeView }) {
  const texts = treeTexts
  const { chosen, path, index, marks } = view
  if (chosen === undefined) return null
  const depth = index.places.get(chosen.id)?.depth ?? 0
  const isLast = (index.places.get(chosen.id)?.childIds ?? []).length === 0
  const isLiked = marks.favourites.has(chosen.id)
  return (
    <>
      <div className={styles.head}>
        <CrystaGem crysta={chosen} depth={depth} size={64} />
        <div className={styles.headWords}>
          <h2>{chosen.name}</h2>
          <div className={styles.tags}>
            <Tag>{CRYSTA_KIND_NAMES[chosen.kind]}</Tag>
            <Tag tone={isLast ? 'brass' : 'neutral'}>
              {isLast ? texts.lastStage : depth === 0 ? texts.firstStage : texts.stage(depth + 1)}
            </Tag>
            <EvidenceTag evidence={chosen.evidence} />
          </div>
        </div>
      </div>
      <Facts crysta={chosen} before={path.at(-2)} />
      <NextStep view={view} />
      <Needed view={view} />
      <Farm path={path} owned={marks.owned} />
      <div className={styles.actions}>
        <LinkButton to={`/crysta/list?id=${chosen.id}`}>{texts.toList}</LinkButton>
        <Button
          variant={isLiked ? 'secondary' : 'primary'}
          icon={<FavouriteIcon />}
          aria-pressed={isLiked}
          onClick={() => marks.toggle('favourites', chosen.id)}
        >
          {isLiked ? texts.liked : texts.like}
        </Button>
      </div>
    </>
  )
}

function Facts({ crysta, before }: { crysta: Crysta; before: Crysta | undefined }) {
  const texts = treeTexts
  const changes = before === undefined ? [] : diffStats(before.stats, crysta.stats)
  const lost = changes.filter(
    ({ to, stat, when }) =>
      to === 0 && !crysta.stats.some((line) => line.stat === stat && sameCondition(line, when)),
  )
  return (
    <dl className={styles.facts}>
      {crysta.stats.map((line, place) => {
        const change = changes.find(
          ({ stat, when }) => stat === line.stat && sameCondition(line, when),
        )
        return (
          // The same stat may stand twice with different conditions: only the place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place}>
            <dt>
              {STAT_DICTIONARY[line.stat].label}
              {line.when !== undefined && <small> ({conditionText(line.when)})</small>}
            </dt>
            <dd translate="no" data-sense={senseOf(line.stat, line.value)}>
              {amountText(line)}
            </dd>
            <dd className={styles.change}>{change !== undefined && <Change {...change} />}</dd>
          </div>
        )
      })}
      {lost.map(({ stat, when, value }) => (
        <div key={`${stat} ${when?.worn.join() ?? ''}`} className={styles.lost}>
          <dt>{STAT_DICTIONARY[stat].label}</dt>
          <dd>–</dd>
          <dd className={styles.change}>
            <Change value={value} />
          </dd>
        </div>
      ))}
      {crysta.stats.length === 0 && <div>{texts.noStats}</div>}
    </dl>
  )
}

function Change({ value }: { value: number }) {
  return (
    <span translate="no" className={value < 0 ? 'negative' : 'positive'}>
      {value < 0 ? '▼' : '▲'} {Math.abs(value)}
    </span>
  )
}

type Condition = Crysta['stats'][number]['when']

function sameCondition(line: { readonly when?: Condition }, when: unknown): boolean {
  return JSON.stringify(line.when ?? null) === JSON.stringify(when ?? null)
}

function Needed({ view: { path, marks } }: { view: TreeView }) {
  const texts = treeTexts
  const owned = path.filter(({ id }) => marks.owned.has(id)).length
  return (
    <section className={styles.needed}>
      <h3>
        {texts.needed}
        <small>{texts.ownedCount(owned, path.length)}</small>
      </h3>
      <ul>
        {path.map(({ id, name }) => (
          <li key={id} data-owned={marks.owned.has(id) ? '' : undefined}>
            <Checkbox
              label={name}
              checked={marks.owned.has(id)}
              onChange={() => marks.toggle('owned', id)}
            />
            {marks.owned.has(id) && <small>{texts.owned}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where to get what is still missing. */
function Farm({ path, owned }: { path: readonly Crysta[]; owned: ReadonlySet<string> }) {
  const texts = treeTexts
  const missing = path.filter(({ id }) => !owned.has(id))
  return (
    <section className={styles.farm}>
      <h3>{texts.farm}</h3>
      {missing.length === 0 && <p>{texts.farmDone}</p>}
      <ul>
        {missing.map(({ id, name, drops }) => (
          <li key={id}>
            <b>{name}</b>
            {drops.length === 0 && <span>{texts.noDrop}</span>}
            {drops.slice(0, SHOWN_DROPS).map(({ monster, level, map }) => (
              <span key={`${monster} ${level} ${map}`}>
                {[level === null ? monster : `${monster} (Lv ${level})`, map]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            ))}
            {drops.length > SHOWN_DROPS && (
              <span>{texts.moreDrops(drops.length - SHOWN_DROPS)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
