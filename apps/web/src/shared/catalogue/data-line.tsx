import type { CatalogueEntity } from '@gyeol/contract'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { OfflineTag } from '../api/offline-tag.tsx'
import styles from './data-line.module.css'
import { useReadFreshnessQuery } from './catalogue.api.ts'
import { catalogueTexts } from './catalogue.texts.ts'
import { sourceWords } from './data-sources.ts'

/** How often an open list asks whether it has grown old. */
const ASK_EVERY_MS = 300_000

/** A longer one stands where it can be read whole: below, when it is asked for. */
const SHORT_SOURCE = 16

type DataLineProps = {
  readonly entity: CatalogueEntity
  readonly list: {
    readonly version: number
    readonly asOf: string | null
    readonly source: string | null
    readonly isOffline: boolean
  }
  /** The list is still to come, and its day with it: only where it comes from is known. */
  readonly isWaiting?: boolean
  /** Fetches the list again. */
  readonly onRenew: () => void
}

/**
 * How old a list is and where it comes from. An open list follows what changes by itself; where the
 * page could not hear of it, this says that a newer one is there.
 */
export function DataLine({ entity, list, isWaiting = false, onRenew }: DataLineProps) {
  const texts = catalogueTexts
  const { data } = useReadFreshnessQuery(undefined, {
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
    skip: list.isOffline || isWaiting,
  })
  const [isWhole, setWhole] = useState(false)
  const source = list.source === null ? null : sourceWords(list.source)
  const newest = data?.find((row) => row.entity === entity)?.version ?? 0
  return (
    <span className={styles.line}>
      <span className={isWaiting ? styles.unsaid : undefined}>
        {list.asOf === null ? texts.noDay : texts.asOf(list.asOf)}
      </span>
      {source !== null &&
        (source.length <= SHORT_SOURCE ? (
          <span>{texts.source(source)}</span>
        ) : (
          <button
            type="button"
            className={styles.source}
            aria-expanded={isWhole}
            title={source}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.source(source) : texts.showSource}
          </button>
        ))}
      <OfflineTag answer={list} />
      {newest > list.version && (
        <span className={styles.newer} role="status">
          {texts.newer}
          <Button size="small" onClick={onRenew}>
            {texts.apply}
          </Button>
        </span>
      )}
    </span>
  )
}

/** As much room as the line takes, until the list is there: what lies below must not be pushed down. */
export function DataLineRoom() {
  return <span className={styles.room} />
}
