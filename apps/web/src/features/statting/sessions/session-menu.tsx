import { useNavigate } from 'react-router'
import {
  CopyIcon,
  EditIcon,
  ImageIcon,
  RestartIcon,
  ShareIcon,
  StattingAutoIcon,
  TrendIcon,
  UploadIcon,
} from '../../../shared/icons/icons.ts'
import { SaveMenu, type SaveMenuRow } from '../../../shared/named-saves/dialogs/save-menu.tsx'
import { autoFrom } from '../auto-address.ts'
import type { OwnDialog } from '../own-dialog.ts'
import { stattingTexts } from '../statting.texts.ts'
import { newDocument, stattingSaved } from './statting.saved.ts'
import type { Statting } from './use-statting.ts'

type SessionMenuProps = {
  readonly statting: Statting
  readonly isOpen: boolean
  readonly onOpen: (dialog: OwnDialog | null) => void
}

/** Everything that can be done with the session in front, as large rows for the thumb. */
export function SessionMenu({ statting, isOpen, onOpen }: SessionMenuProps) {
  const texts = stattingTexts
  const navigate = useNavigate()
  const { doc } = statting
  const andClose = (run: () => void) => () => {
    run()
    onOpen(null)
  }
  const rows: readonly SaveMenuRow[] = [
    [texts.actions.goOnAuto, <StattingAutoIcon key="i" />, () => void navigate(autoFrom(doc.id))],
    [texts.tabs.rename, <EditIcon key="i" />, () => onOpen({ kind: 'rename' })],
    [texts.tabs.copy, <CopyIcon key="i" />, andClose(statting.copy)],
    [texts.share.open, <ShareIcon key="i" />, () => onOpen({ kind: 'share' })],
    [texts.share.image, <ImageIcon key="i" />, () => onOpen({ kind: 'picture' })],
    [texts.share.import, <UploadIcon key="i" />, () => onOpen({ kind: 'import' })],
    [texts.compare.title, <TrendIcon key="i" />, () => onOpen({ kind: 'compare' })],
    [texts.actions.reset, <RestartIcon key="i" />, () => onOpen({ kind: 'reset' })],
  ]
  return (
    <SaveMenu
      store={stattingSaved}
      isOpen={isOpen}
      onClose={() => onOpen(null)}
      rows={rows}
      remove={{ label: texts.tabs.remove, fresh: () => newDocument() }}
    />
  )
}
