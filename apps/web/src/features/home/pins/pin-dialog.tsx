import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { ArrowUpIcon } from '../../../shared/icons/icons.ts'
import { offerTakeBack } from '../../../shared/toast/offer-take-back.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { CheckRow } from '../../../shared/ui/fields/check-row.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { homeTexts } from '../home.texts.ts'
import type { Tool } from '../tools.ts'
import { arrangeTools, movePinUp, togglePin } from './arrange-tools.ts'
import styles from './pin-dialog.module.css'
import { pinTexts } from './pin.texts.ts'
import { pinnedToolsSaved } from './pinned-tools.saved.ts'

/** Which tools stand first on home, and in which order; every choice is kept at once. */
export function PinDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = pinTexts
  const [keys] = useSaved(pinnedToolsSaved)
  const { pinned, planners, lists } = arrangeTools(keys)
  const reset = () => {
    pinnedToolsSaved.save([])
    offerTakeBack(pinnedToolsSaved, texts.wasReset, {
      label: texts.undo,
      run: () => pinnedToolsSaved.save(keys),
    })
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.line}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          {pinned.length > 0 && <Button onClick={reset}>{texts.reset}</Button>}
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <h3 className={styles.heading}>{texts.pinned}</h3>
      {pinned.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <ul className={styles.rows} aria-label={texts.pinned}>
        {pinned.map((tool, at) => (
          <PinRow key={tool.key} tool={tool} isPinned canMove={at > 0} />
        ))}
      </ul>
      <h3 className={styles.heading}>{texts.others}</h3>
      <ul className={styles.rows} aria-label={texts.others}>
        {[...planners, ...lists].map((tool) => (
          <PinRow key={tool.key} tool={tool} />
        ))}
      </ul>
    </Dialog>
  )
}

type PinRowProps = {
  readonly tool: Tool
  readonly isPinned?: boolean
  readonly canMove?: boolean
}

function PinRow({ tool: { key }, isPinned = false, canMove = false }: PinRowProps) {
  const texts = pinTexts
  const { name } = homeTexts.tool[key]
  return (
    <li className={styles.row}>
      <CheckRow
        look="box"
        label={name}
        checked={isPinned}
        onChange={() => pinnedToolsSaved.update((keys) => togglePin(keys, key))}
      />
      {canMove && (
        <IconButton
          label={texts.up(name)}
          icon={<ArrowUpIcon />}
          size="small"
          onClick={() => pinnedToolsSaved.update((keys) => movePinUp(keys, key))}
        />
      )}
    </li>
  )
}
