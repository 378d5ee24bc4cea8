import type { PriceItem } from '@gyeol/contract'
import { useState } from 'react'
import {
  AdminIcon,
  CheckIcon,
  DeleteIcon,
  EditIcon,
  LinkIcon,
} from '../../../shared/icons/icons.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { useUpdatePriceItemMutation } from '../../../shared/prices/price-writing.api.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Menu } from '../../../shared/ui/popups/menu.tsx'
import { itemTexts } from './item.texts.ts'
import { writtenItem } from './written-item.ts'

const AliasesDialog = latePart(async () => (await import('./aliases-dialog.tsx')).AliasesDialog)
const MergeDialog = latePart(async () => (await import('./merge-dialog.tsx')).MergeDialog)
const RemovePriceItem = latePart(
  async () => (await import('./remove-price-item.tsx')).RemovePriceItem,
)

/** What editors do with an item: let a proposal in, join two, name it otherwise, remove it. */
export function ItemTools({ item }: { item: PriceItem }) {
  const texts = itemTexts
  const [update] = useUpdatePriceItemMutation()
  const [open, setOpen] = useState<'aliases' | 'merge' | 'remove' | null>(null)
  const accept = () =>
    update({ params: { id: item.id }, body: writtenItem(item) })
      .unwrap()
      .then(() => showToast(texts.accepted, { kind: 'success' }))
      .catch(() => undefined)
  return (
    <>
      <Menu
        trigger={<IconButton variant="secondary" label={texts.more} icon={<AdminIcon />} />}
        entries={[
          ...(item.state === 'proposed'
            ? [
                {
                  key: 'accept',
                  label: texts.accept,
                  icon: <CheckIcon />,
                  onSelect: () => void accept(),
                },
              ]
            : []),
          {
            key: 'merge',
            label: texts.merge,
            icon: <LinkIcon />,
            onSelect: () => setOpen('merge'),
          },
          {
            key: 'aliases',
            label: texts.aliases,
            icon: <EditIcon />,
            onSelect: () => setOpen('aliases'),
          },
          {
            key: 'remove',
            label: texts.remove,
            icon: <DeleteIcon />,
            onSelect: () => setOpen('remove'),
          },
        ]}
      />
      {open === 'merge' && <MergeDialog item={item} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemovePriceItem item={item} onClose={() => setOpen(null)} />}
      {open === 'aliases' && <AliasesDialog item={item} onClose={() => setOpen(null)} />}
    </>
  )
}
