import { formatDate, formatNumber } from '@gyeol/korean'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../shared/files/save-file.ts'
import { DeleteIcon, DownloadIcon, UploadIcon } from '../../shared/icons/icons.ts'
import {
  backupText,
  readBackup,
  readSaved,
  type SavedTexts,
  writeSaved,
} from '../../shared/saved-data/backup.ts'
import { dropReceived, receivedFor } from '../../shared/files/received.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Checkbox } from '../../shared/ui/controls/checkbox.tsx'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { type DataGroup, groupSaved } from './data-groups.ts'
import { KeepingLine } from './keeping-line.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { DoneLine } from './done-line.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

const MAX_FILE_BYTES = 5 * 1024 * 1024

type Changes = Readonly<Record<string, string | null>>

/** What was just done, and how it is taken back. */
type Done = {
  readonly words: string
  readonly back: Changes | null
}

/** Everything this browser keeps: to save as a file, to bring in from one, to forget. */
export function DataSection({ onReplaced }: { onReplaced: () => void }) {
  const texts = settingTexts.data
  const [groups, setGroups] = useState(() => groupSaved(readSaved()))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [incoming, setIncoming] = useState(() => readBackup(receivedFor('/setting') ?? ''))
  useEffect(dropReceived, [])
  const [done, setDone] = useState<Done | null>(null)
  const chosen = groups.filter(({ name }) => !left.has(name))

  const change = (changes: Changes, words: string, isUndo = false) => {
    const before = readSaved()
    const back = Object.fromEntries(
      Object.keys(changes).map((key): [string, string | null] => [key, before[key] ?? null]),
    )
    if (!writeSaved(changes)) return showErrorToast(texts.full)
    setGroups(groupSaved(readSaved()))
    setDone({ words, back: isUndo ? null : back })
    onReplaced()
  }
  const save = () => {
    const now = new Date()
    const text = backupText(textsOf(chosen), now.toISOString())
    saveFile(texts.fileName(formatDate(now.getTime())), new Blob([text]))
  }
  const forget = () => {
    const keys = Object.keys(textsOf(chosen))
    change(Object.fromEntries(keys.map((key) => [key, null])), texts.forgotten)
  }

  return (
    <Card as="section" padding="large" aria-labelledby="own-data" className={styles.section}>
      <SectionTitle id="own-data">{texts.title}</SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      <KeepingLine />
      {groups.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <GroupList groups={groups} left={left} onChange={setLeft} />
      )}
      <div className={styles.actions}>
        <Button icon={<DownloadIcon />} disabled={chosen.length === 0} onClick={save}>
          {texts.save}
        </Button>
        <FileButton onText={(text) => setIncoming(checked(readBackup(text), texts.notOurs))} />
        <ConfirmDialog
          tone="danger"
          title={texts.forgetTitle}
          description={texts.forgetLine(chosen.map(({ name }) => texts.groups[name]).join(', '))}
          confirmLabel={texts.forgetConfirm}
          onConfirm={forget}
          trigger={
            <Button icon={<DeleteIcon />} disabled={chosen.length === 0}>
              {texts.forget}
            </Button>
          }
        />
      </div>
      {done !== null && (
        <DoneLine
          done={done}
          undo={texts.undo}
          onUndo={(back) => change(back, texts.undone, true)}
        />
      )}
      {incoming !== null && (
        <RestoreDialog
          savedAt={incoming.savedAt}
          saved={incoming.saved}
          present={textsOf(groups)}
          onRestore={(saved) => {
            setIncoming(null)
            change(saved, texts.restored)
          }}
          onClose={() => setIncoming(null)}
        />
      )}
    </Card>
  )
}

function checked<Value>(value: Value | null, complaint: string): Value | null {
  if (value === null) showErrorToast(complaint)
  return value
}

function textsOf(groups: readonly DataGroup[]): SavedTexts {
  return Object.assign({}, ...groups.map((group) => group.texts))
}

type GroupListProps = {
  readonly groups: readonly DataGroup[]
  /** Names of groups that are not meant. */
  readonly left: ReadonlySet<string>
  readonly onChange: (left: ReadonlySet<string>) => void
}

function GroupList({ groups, left, onChange }: GroupListProps) {
  const texts = settingTexts.data
  return (
    <ul className={styles.groups} aria-label={texts.choose}>
      {groups.map(({ name, bytes, builds }) => (
        <li key={name} className={styles.group}>
          <Checkbox
            label={texts.groups[name]}
            checked={!left.has(name)}
            onChange={(isMeant) => {
              const next = new Set(left)
              if (isMeant) next.delete(name)
              else next.add(name)
              onChange(next)
            }}
          />
          <span className={styles.size}>{texts.size(builds, sizeWords(bytes))}</span>
        </li>
      ))}
    </ul>
  )
}

function sizeWords(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${formatNumber(bytes / 1024)} KB`
}

/** The browser's own file chooser behind a button of the kit. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const texts = settingTexts.data
  const input = useRef<HTMLInputElement>(null)
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file === undefined) return
    if (file.size > MAX_FILE_BYTES) showErrorToast(texts.tooBig)
    else {
      try {
        onText(await file.text())
      } catch {
        showErrorToast(texts.unreadable)
      }
    }
    // The same file may be chosen again.
    if (input.current !== null) input.current.value = ''
  }
  return (
    <>
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {texts.load}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className={styles.file}
        tabIndex={-1}
        aria-label={texts.load}
        onChange={(event) => void read(event)}
      />
    </>
  )
}
