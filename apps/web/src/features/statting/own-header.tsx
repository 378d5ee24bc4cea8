import {
  ImageIcon,
  MoreIcon,
  RestartIcon,
  ShareIcon,
  StattingAutoIcon,
} from '../../shared/icons/icons.ts'
import { useStorageStatus } from '../../shared/saved-data/storage-status.ts'
import { useAsDrawn } from '../../shared/store/use-as-drawn.ts'
import { Button, IconButton, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { autoFrom } from './auto-address.ts'
import type { OwnDialog } from './own-dialog.ts'
import planner from '../../shared/ui/layout/planner.module.css'
import styles from './statting-screen.module.css'
import { stattingTexts } from './statting.texts.ts'
import type { Statting } from './sessions/use-statting.ts'

type OwnHeaderProps = {
  readonly statting: Statting
  readonly onOpen: (dialog: OwnDialog) => void
}

/** Title, name of the session, and what can be done with it as a whole. */
export function OwnHeader({ statting, onOpen }: OwnHeaderProps) {
  const texts = stattingTexts
  const storage = useStorageStatus()
  const isAsDrawn = useAsDrawn()
  return (
    <header className={planner.head}>
      <div>
        <h1>{texts.title}</h1>
        <p>
          {statting.doc.name} <Tag>{storage === 'ok' ? texts.tabs.saved : texts.tabs.notSaved}</Tag>
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          className={styles.goOn}
          icon={<StattingAutoIcon />}
          // What is drawn ahead of time belongs to nobody's session.
          to={isAsDrawn ? '/statting/auto' : autoFrom(statting.doc.id)}
        >
          {texts.actions.goOnAuto}
        </LinkButton>
        <Button icon={<ShareIcon />} onClick={() => onOpen({ kind: 'share' })}>
          {texts.share.open}
        </Button>
        <IconButton
          variant="secondary"
          label={texts.share.image}
          icon={<ImageIcon />}
          onClick={() => onOpen({ kind: 'picture' })}
        />
        <IconButton
          variant="secondary"
          label={texts.actions.reset}
          icon={<RestartIcon />}
          disabled={statting.doc.steps.length === 0}
          onClick={() => onOpen({ kind: 'reset' })}
        />
        <IconButton
          variant="secondary"
          label={texts.tabs.menu}
          icon={<MoreIcon />}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'menu' })}
        />
      </div>
    </header>
  )
}
