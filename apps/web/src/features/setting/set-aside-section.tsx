import { formatDate, formatListDate } from '@gyeol/korean'
import { useState } from 'react'
import { saveFile } from '../../shared/files/save-file.ts'
import { DeleteIcon, DownloadIcon, UndoIcon } from '../../shared/icons/icons.ts'
import { readSaved, writeSaved } from '../../shared/saved-data/backup.ts'
import { brokenSlot } from '../../shared/saved-data/broken-slot.ts'
import { isRecord } from '../../shared/saved-data/shapes.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { groupOf } from './data-groups.ts'
import { DoneLine } from './done-line.tsx'
import styles from './setting.module.css'
import { allBrokenItems, slotWithInstead, slotWithout } from './set-aside.ts'
import { settingTexts } from './setting.texts.ts'

type Item = ReturnType<typeof allBrokenItems>[number]
type Changes = Readonly<Record<string, string | null>>

/** What could not be read and was set aside, to be had back; nothing where there is none. */
export function SetAsideSection({ onReplaced }: { onReplaced: () => void }) {
  const texts = settingTexts.aside
  const [items, setItems] = useState(allBrokenItems)
  const [done, setDone] = useState<{ words: string; back: Changes | null } | null>(null)
  if (items.length === 0 && done === null) return null

  const change = (changes: Changes, words: string, isUndo = false) => {
    const before = readSaved()
    const back = Object.fromEntries(
      Object.keys(changes).map((key): [string, string | null] => [key, before[key] ?? null]),
    )
    if (!writeSaved(changes)) return showErrorToast(texts.full)
    setItems(allBrokenItems())
    setDone({ words, back: isUndo ? null : back })
    onReplaced()
  }
  const bringBack = (item: Item) => {
    // What stands there now changes places with it.
    const now = readSaved()[item.key]
    const slot =
      now === undefined ? slotWithout(item.key, item) : slotWithInstead(item.key, item, now)
    change({ [brokenSlot(item.key)]: slot, [item.key]: item.raw }, texts.broughtBack)
  }
  return (
    <Card as="section" padding="large" aria-labelledby="set-aside" className={styles.section}>
      <SectionTitle id="set-aside">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      <ul className={styles.links}>
        {items.map((item) => (
          <li key={`${item.key} ${item.at} ${item.raw.length}`} className={styles.aside}>
            <SetAsideRow
              item={item}
              onBringBack={() => bringBack(item)}
              onForget={() =>
                change({ [brokenSlot(item.key)]: slotWithout(item.key, item) }, texts.forgotten)
              }
            />
          </li>
        ))}
      </ul>
      {done !== null && (
        <DoneLine
          done={done}
          undo={texts.undo}
          onUndo={(back) => change(back, texts.undone, true)}
        />
      )}
    </Card>
  )
}

type SetAsideRowProps = {
  readonly item: Item
  readonly onBringBack: () => void
  readonly onForget: () => void
}

function SetAsideRow({ item, onBringBack, onForget }: SetAsideRowProps) {
  const texts = settingTexts.aside
  const isReadable = isWhole(item.raw)
  return (
    <>
      <span className={styles.linkName}>
        {`${settingTexts.data.groups[groupOf(item.key)]} (${item.key})`}
        <time className={styles.when} dateTime={new Date(item.at).toISOString()}>
          {formatListDate(item.at)}
        </time>
      </span>
      <div className={styles.actions}>
        <Button size="small" icon={<UndoIcon />} disabled={!isReadable} onClick={onBringBack}>
          {texts.bringBack}
        </Button>
        <Button
          size="small"
          icon={<DownloadIcon />}
          onClick={() =>
            saveFile(texts.fileName(item.key, formatDate(item.at)), new Blob([item.raw]))
          }
        >
          {texts.save}
        </Button>
        <Button size="small" icon={<DeleteIcon />} onClick={onForget}>
          {texts.forget}
        </Button>
      </div>
      {!isReadable && <p className={styles.hint}>{texts.unreadable}</p>}
    </>
  )
}

/** What was written whole may be read by now: by a newer version, or one that has been mended. */
function isWhole(raw: string): boolean {
  try {
    const stored: unknown = JSON.parse(raw)
    return isRecord(stored) && typeof stored['v'] === 'number' && 'data' in stored
  } catch {
    return false
  }
}
