import type { PriceItemRow } from '@gyeol/contract'
import { BellIcon, MoreIcon, PlusIcon, TrendIcon } from '../../../shared/icons/icons.ts'
import { IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Menu } from '../../../shared/ui/popups/menu.tsx'
import { pricePaths } from '../price-paths.ts'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'

type PriceRowMenuProps = {
  readonly row: PriceItemRow
  readonly name: string
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
}

/** ⋮ of a row; the same list opens where the row is held with a finger. */
export function PriceRowMenu({ row: { id }, name, isOpen, onOpen }: PriceRowMenuProps) {
  const texts = indexTexts
  return (
    <span className={styles.menu}>
      <Menu
        open={isOpen}
        onOpenChange={onOpen}
        trigger={<IconButton size="small" label={texts.moreOf(name)} icon={<MoreIcon />} />}
        entries={[
          {
            kind: 'link',
            key: 'watch',
            label: texts.watch,
            icon: <BellIcon />,
            to: `${pricePaths.item(id)}?watch=1`,
          },
          {
            kind: 'link',
            key: 'chart',
            label: texts.chart,
            icon: <TrendIcon />,
            to: pricePaths.chart(id),
          },
          {
            kind: 'link',
            key: 'report',
            label: texts.reportLong,
            icon: <PlusIcon />,
            to: pricePaths.report(id),
          },
        ]}
      />
    </span>
  )
}
