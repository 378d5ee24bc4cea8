import { useLocation } from 'react-router'
import { GO_KEYS, goNames } from '../../shared/keyboard/go-keys.ts'
import { keySheetOpen } from '../../shared/keyboard/key-sheet.ts'
import { type KeyGroup, keyTexts } from '../../shared/keyboard/keys.texts.ts'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { Dialog } from '../../shared/ui/layers/dialog.tsx'
import styles from './key-layers.module.css'

export type KeyLayersProps = {
  readonly isOpen: boolean
  /** G has been pressed. */
  readonly isWaiting: boolean
}

/** The sheet of all keys, and the small note while G waits for its letter. */
export function KeyLayers({ isOpen, isWaiting }: KeyLayersProps) {
  return (
    <>
      <KeySheet isOpen={isOpen} />
      {isWaiting && <GoNote />}
    </>
  )
}

function KeySheet({ isOpen }: { isOpen: boolean }) {
  const texts = keyTexts
  const { pathname } = useLocation()
  const isHere = ({ paths = [] }: KeyGroup) => paths.some((path) => path === pathname)
  // What one can do right here comes first.
  const groups = texts.groups.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)))
  return (
    <Dialog
      open={isOpen}
      onOpenChange={keySheetOpen.set}
      size="large"
      title={texts.title}
      description={texts.line}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} title={group.title} isHere={isHere(group)} keys={group.keys} />
        ))}
        <Group
          title={texts.go}
          keys={goNames(texts.home).map(([key, name]) => [`G ${key}`, name])}
        />
      </div>
    </Dialog>
  )
}

type GroupProps = {
  readonly title: string
  readonly isHere?: boolean
  readonly keys: KeyGroup['keys']
}

function Group({ title, isHere = false, keys }: GroupProps) {
  const texts = keyTexts
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>
        {title}
        {isHere && <Tag tone="primary">{texts.here}</Tag>}
      </h3>
      <dl>
        {keys.map(([words, effect]) => (
          <div key={words} className={styles.row}>
            <dt className={styles.keys}>
              {words.split(', ').map((one) => (
                <kbd key={one} className={styles.key}>
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** In the corner, over nothing that is worked with; gone with the next key. */
function GoNote() {
  const texts = keyTexts
  return (
    <p className={styles.note} role="status">
      <kbd className={styles.key}>G</kbd>
      {texts.waiting}
      <span className={styles.quiet}>{Object.keys(GO_KEYS).slice(0, 5).join(' · ')} …</span>
      <kbd className={styles.key}>?</kbd>
      <span className={styles.quiet}>{texts.waitingHelp}</span>
    </p>
  )
}
