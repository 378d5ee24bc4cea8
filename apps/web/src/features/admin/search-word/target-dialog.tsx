import { useEffect, useState } from 'react'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import styles from './search-word.module.css'
import { searchWordTexts } from './search-word.texts.ts'

/** A page or a thing that can have another name. */
export type NamedTarget = { readonly key: string; readonly name: string; readonly kind: string }

export type TargetDialogProps = {
  readonly word: string
  /** Looks among the pages and things of the site. */
  readonly find: (text: string) => Promise<readonly NamedTarget[]>
  readonly onPick: (target: NamedTarget) => void
  readonly onClose: () => void
}

/** What a word is to be a name of: one tap takes it. */
export function TargetDialog({ word, find, onPick, onClose }: TargetDialogProps) {
  const texts = searchWordTexts
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly NamedTarget[] | null>(null)
  useEffect(() => {
    if (text.trim() === '') return
    let isCurrent = true
    find(text).then(
      (targets) => isCurrent && setFound(targets),
      () => isCurrent && setFound([]),
    )
    return () => {
      isCurrent = false
    }
  }, [find, text])
  const shown = text.trim() === '' ? null : found
  return (
    <Dialog
      title={texts.pickTitle(word)}
      description={texts.pickLine}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <SearchField label={texts.find} value={text} onSearch={setText} />
      {shown?.length === 0 && <p role="status">{texts.none}</p>}
      {shown !== null && shown.length > 0 && (
        <ul className={styles.choices} aria-label={texts.choices}>
          {shown.map((target) => (
            <li key={target.key}>
              <Button block onClick={() => onPick(target)}>
                {target.name} · {target.kind}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
