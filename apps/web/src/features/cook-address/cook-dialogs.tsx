import { ReportProblemDialog } from '../../shared/moderation/report-problem-dialog.tsx'
import { showLongToast } from '../../shared/toast/toast.ts'
import { ConfirmDialog } from '../../shared/ui/layers/confirm-dialog.tsx'
import type { CookDialog } from './cook-dialog.ts'
import { useDeleteHouseMutation } from './cook.api.ts'
import { cookTexts } from './cook.texts.ts'
import { groupCode, type House } from './houses/houses.ts'
import { LevelDialog } from './houses/level-dialog.tsx'
import { RemovalDialog } from './houses/removal-dialog.tsx'
import { HouseSheet } from './writing/house-sheet.tsx'

type CookDialogsProps = {
  readonly dialog: CookDialog
  readonly houses: readonly House[]
  readonly onClose: () => void
}

/** What stands open over the page, one at a time. Loaded once the page rests. */
export function CookDialogs({ dialog, houses, onClose }: CookDialogsProps) {
  switch (dialog.kind) {
    case 'new':
      return (
        <HouseSheet house={null} address={dialog.address ?? ''} houses={houses} onClose={onClose} />
      )
    case 'edit':
      return <HouseSheet house={dialog.house} houses={houses} onClose={onClose} />
    case 'level':
      return <LevelDialog house={dialog.house} onClose={onClose} />
    case 'problem':
      return (
        <ReportProblemDialog
          content={{ kind: 'cook-house', id: dialog.house.addressId }}
          onClose={onClose}
        />
      )
    case 'removal':
      return <RemovalDialog house={dialog.house} onClose={onClose} />
    case 'remove':
      return <RemoveHouse house={dialog.house} onClose={onClose} />
  }
}

function RemoveHouse({ house, onClose }: { house: House; onClose: () => void }) {
  const texts = cookTexts.remove
  const [remove] = useDeleteHouseMutation()
  const confirm = async () => {
    const id = house.dishes[0]?.id ?? ''
    await remove({ params: { id }, query: { whole: 'true' } }).unwrap()
    showLongToast(texts.removed, 'success')
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.removeTitle}
      description={texts.removeLine(groupCode(house.address))}
      confirmLabel={texts.remove}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      // A failure is told by the call itself.
      onConfirm={() => void confirm().catch(() => undefined)}
    />
  )
}
