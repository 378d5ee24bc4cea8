import type { ThingChange, ThingEntity } from '@gyeol/contract'
import { formatDate } from '@gyeol/korean'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/display/skeleton.tsx'
import { useReadThingHistoryQuery } from './thing.api.ts'
import styles from './thing.module.css'
import { thingTexts } from './thing.texts.ts'

/** What has changed on a thing and when; not who did it. */
export function ThingHistory({ entity, id }: { entity: ThingEntity; id: string }) {
  const texts = thingTexts
  const { currentData: history, error } = useReadThingHistoryQuery({ params: { entity, id } })
  return (
    <Card as="section" padding="medium" aria-labelledby="thing-history">
      <div className={styles.headingRow}>
        <h2 id="thing-history" className={styles.heading}>
          {texts.history}
        </h2>
        {history !== undefined && history.total > history.items.length && (
          <span className={styles.sub}>{texts.all(history.total)}</span>
        )}
      </div>
      {history === undefined && error === undefined && <Skeleton lines={2} />}
      {history === undefined && error !== undefined && (
        <p className={styles.sub}>{texts.historyWaits}</p>
      )}
      {history?.items.length === 0 && <p className={styles.sub}>{texts.noHistory}</p>}
      <ol className={styles.history}>
        {history?.items.map((change) => (
          <li key={change.at}>
            <time dateTime={change.at}>{formatDate(Date.parse(change.at))}</time>
            <span>
              {wordsOf(change, texts)}
              <small className={styles.sub}>{texts.by[change.by]}</small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function wordsOf({ act, fields }: ThingChange, texts: typeof thingTexts): string {
  if (act === 'create') return texts.created
  const words: Readonly<Record<string, string>> = texts.fieldWords
  const names = fields.map((field) => words[field] ?? texts.otherField)
  return texts.changed([...new Set(names)].join(', '))
}
