import { CloseIcon } from '../../shared/icons/icons.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import styles from './notice-bar.module.css'
import { stattingTexts } from './statting.texts.ts'
import type { Statting } from './use-statting.ts'

/** Says which session was closed and brings it back. */
export function ClosedBar({ statting }: { readonly statting: Statting }) {
  const texts = useTexts(stattingTexts)
  const { closed } = statting
  if (!closed) return null
  return (
    <div className={styles.bar} role="status">
      <span>{texts.tabs.closed(closed.doc.name)}</span>
      <Button size="small" onClick={() => statting.reopen(closed)}>
        {texts.actions.bringBack}
      </Button>
      <IconButton
        size="small"
        label={texts.tabs.close}
        icon={<CloseIcon />}
        onClick={statting.dismissClosed}
      />
    </div>
  )
}
