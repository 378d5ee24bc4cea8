import { useEffect, useState } from 'react'
import { CopyButton } from '../../shared/files/copy-button.tsx'
import { RefreshIcon } from '../../shared/icons/icons.ts'
import { readSaved } from '../../shared/saved-data/backup.ts'
import { brokenItems } from '../../shared/saved-data/broken-slot.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { PageWidth } from '../../shared/ui/layout/page.tsx'
import { debugTexts } from './debug.texts.ts'
import { type StoredEntry, storedEntry } from './stored-entry.ts'
import styles from './stored-state.module.css'

/** Whoever looks at it changes things above it. */
const RENEWED_MS = 1_000

function entriesOf(keys: readonly string[]): readonly StoredEntry[] {
  const saved = readSaved()
  return keys.flatMap((key) => {
    const raw = saved[key]
    return raw === undefined ? [] : [storedEntry(key, raw)]
  })
}

/** What a screen keeps in this browser, as it lies there; follows what is done on the screen. */
export function StoredState({ keys }: { keys: readonly string[] }) {
  const texts = debugTexts.state
  const [entries, setEntries] = useState(() => entriesOf(keys))
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setEntries(entriesOf(keys))
    }, RENEWED_MS)
    return () => clearInterval(timer)
  }, [keys])
  return (
    <PageWidth>
      <section aria-labelledby="stored-state">
        <SectionTitle
          id="stored-state"
          trailing={
            keys.length > 0 && (
              <Button
                size="small"
                icon={<RefreshIcon />}
                onClick={() => setEntries(entriesOf(keys))}
              >
                {texts.renew}
              </Button>
            )
          }
        >
          {texts.title}
        </SectionTitle>
        {entries.length === 0 ? (
          <EmptyState
            title={texts.empty}
            line={keys.length === 0 ? texts.keeps : texts.emptyLine}
          />
        ) : (
          <div className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </div>
        )}
      </section>
    </PageWidth>
  )
}

function Entry({ entry: { key, version, bytes, text, isReadable } }: { entry: StoredEntry }) {
  const texts = debugTexts.state
  const broken = brokenItems(key).length
  return (
    <Card>
      <div className={styles.head}>
        <b>{key}</b>
        <span className={styles.facts}>
          {texts.facts(version === null ? texts.noVersion : String(version), bytes)}
        </span>
        {!isReadable && <Tag tone="danger">{texts.unreadable}</Tag>}
        {broken > 0 && <Tag tone="brass">{texts.broken(broken)}</Tag>}
        <CopyButton size="small" text={text}>
          {texts.copy}
        </CopyButton>
      </div>
      {/* A region that scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.text} tabIndex={0} aria-label={key}>
        {text}
      </pre>
    </Card>
  )
}
