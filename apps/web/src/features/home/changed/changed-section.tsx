import { thingListPath, thingPath } from '@gyeol/catalogue'
import { type CatalogueChanges, CATALOGUE_ENTITIES } from '@gyeol/contract'
import { jobWords } from '@gyeol/game-data'
import { DAY_MS, formatDate, formatListDay, formatNumber, startOfDay } from '@gyeol/korean'
import { Link } from 'react-router'
import { shownItem } from '../../../shared/catalogue/shown-names.ts'
import { callRoute, routeOf } from '../../../shared/http/call-route.ts'
import { ChipLink } from '../../../shared/ui/buttons/chip-link.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import styles from './changed-section.module.css'
import { changedTexts } from './changed.texts.ts'
import { visitHome } from './visit.saved.ts'

const READ_CHANGES = routeOf<'readChanges'>('GET', '/api/catalogue/changes')

type ChangedList = CatalogueChanges['lists'][number]

/** What has changed in the lists since this browser last looked. Throws `HttpFailure`. */
export async function loadChanges(): Promise<CatalogueChanges> {
  return callRoute(READ_CHANGES, { query: { since: visitHome() } }, { background: true })
}

/** 어제 이후 바뀐 것: a line for each list in which something was written; nothing where nothing was. */
export function ChangedSection({
  changes: { since, lists },
  now,
}: {
  readonly changes: CatalogueChanges
  readonly now: number
}) {
  const texts = changedTexts
  if (lists.length === 0) return null
  const isYesterday = since >= formatDate(now - DAY_MS)
  return (
    <section aria-labelledby="changed">
      <SectionTitle id="changed" more={{ label: texts.more, to: '/about/data' }}>
        {isYesterday ? texts.yesterday : texts.since(formatListDay(startOfDay(since)))}
      </SectionTitle>
      <Card as="ul" className={styles.card}>
        {lists.map((list) => (
          <li key={list.entity} className={styles.row}>
            <ListChanges list={list} />
          </li>
        ))}
      </Card>
    </section>
  )
}

function ListChanges({ list: { entity, added, changed, items } }: { list: ChangedList }) {
  const texts = changedTexts
  const counts = [
    added > 0 && texts.added(formatNumber(added)),
    changed > 0 && texts.changed(formatNumber(changed)),
  ].filter((words) => words !== false)
  const others = added + changed - items.length
  return (
    <>
      <span className={styles.words}>
        <Link to={thingListPath(entity)} className={styles.list}>
          {CATALOGUE_ENTITIES[entity].name}
        </Link>
        <span className={styles.counts}>{counts.join(' · ')}</span>
      </span>
      <ul className={styles.items} aria-label={CATALOGUE_ENTITIES[entity].name}>
        {items.map(shownItem).map(({ id, name, isNew }) => (
          <li key={id}>
            <ChipLink to={thingPath(entity, id)}>
              {entity === 'job' ? jobWords(name) : name}
              {isNew && <span className={styles.new}>{texts.isNew}</span>}
            </ChipLink>
          </li>
        ))}
        {others > 0 && <li className={styles.others}>{texts.others(formatNumber(others))}</li>}
      </ul>
    </>
  )
}
