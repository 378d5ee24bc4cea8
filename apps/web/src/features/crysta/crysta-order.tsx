import type { StatId } from '@gyeol/terms'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from '../../shared/icons/icons.ts'
import { statSpellings } from '../../shared/stats/stat-guesser.ts'
import { statName } from '../../shared/stats/stat-words.ts'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { Combobox } from '../../shared/ui/pickers/combobox.tsx'
import { createSearchIndex } from '@gyeol/korean'
import {
  isPlainOrder,
  type Order,
  type OrderKey,
  PLAIN_ORDERS,
} from '../../shared/lists/crysta-filters.ts'
import styles from './crysta-list.module.css'
import { crystaTexts } from './crysta.texts.ts'

type CrystaOrderProps = {
  /** In which order the list is. */
  readonly order: Order | undefined
  /** Whether the viewer chose it. */
  readonly isChosen: boolean
  readonly stats: readonly StatId[]
  readonly onOrder: (order: Order | undefined) => void
}

/** By what the list is sorted: name, step, or any stat. */
export function CrystaOrder({ order, isChosen, stats, onOrder }: CrystaOrderProps) {
  const texts = crystaTexts
  const keys: readonly (OrderKey | 'auto')[] = ['auto', ...PLAIN_ORDERS, ...stats]
  const nameOf = (key: OrderKey | 'auto') => {
    if (key === 'auto') return texts.autoOrder
    return isPlainOrder(key) ? texts.orders[key] : statName(key)
  }
  const toWords = (key: OrderKey | 'auto') => ({
    name: nameOf(key),
    aliases: key === 'auto' || isPlainOrder(key) ? [] : statSpellings()[key],
  })
  const shown = order === undefined ? 'auto' : order.key
  return (
    <span className={styles.order}>
      <Combobox<OrderKey | 'auto'>
        label={texts.sort}
        items={keys}
        value={isChosen ? shown : 'auto'}
        getKey={String}
        getLabel={nameOf}
        search={(query) =>
          createSearchIndex(keys, toWords)
            .search(query)
            .map(({ item }) => item)
        }
        onChange={(key) =>
          onOrder(key === 'auto' ? undefined : { key, isDesc: key !== 'name' && key !== 'kind' })
        }
        trigger={
          <Button size="small" variant="ghost" aria-label={`${texts.sort}: ${nameOf(shown)}`}>
            {texts.sort}: {nameOf(shown)}
            <ChevronDownIcon />
          </Button>
        }
      />
      {order !== undefined && (
        <IconButton
          size="small"
          label={order.isDesc ? texts.descending : texts.ascending}
          icon={order.isDesc ? <ArrowDownIcon /> : <ArrowUpIcon />}
          onClick={() => onOrder({ ...order, isDesc: !order.isDesc })}
        />
      )}
    </span>
  )
}
