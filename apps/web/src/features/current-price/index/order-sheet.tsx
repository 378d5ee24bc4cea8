import { PRICE_ITEM_SORTS, type PriceItemSort } from '@gyeol/contract'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './index.module.css'
import { indexTexts } from './index.texts.ts'
import type { PriceListState } from './use-price-list.ts'

type OrderSheetProps = {
  readonly list: PriceListState
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
  readonly resultCount: number | undefined
  /** The filters stand here where the page has no rail for them. */
  readonly hasFilters: boolean
}

/** 정렬·거르기. */
export function OrderSheet({ list, isOpen, onOpen, resultCount, hasFilters }: OrderSheetProps) {
  const texts = indexTexts
  const { filters, question } = list
  const sortTo = (sort: PriceItemSort) =>
    filters.set({ sort: sort === 'members' ? '' : sort, more: '' })
  return (
    <Sheet
      title={hasFilters ? texts.sortAndFilter : texts.sort}
      open={isOpen}
      onOpenChange={onOpen}
      footer={
        <>
          <Button onClick={() => filters.reset()}>{texts.reset}</Button>
          <Button variant="primary" onClick={() => onOpen(false)}>
            {texts.show(resultCount ?? 0)}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <fieldset className={styles.levels}>
          <legend className={styles.legend}>{texts.sort}</legend>
          {SORTS.map((sort) => (
            <label key={sort} className={styles.level}>
              <input
                type="radio"
                name="price-sort"
                checked={question.sort === sort}
                onChange={() => sortTo(sort)}
              />
              {texts.sorts[sort]}
            </label>
          ))}
        </fieldset>
        {hasFilters && <FilterFields list={list} />}
      </div>
    </Sheet>
  )
}

/** The usual one first, the names last. */
const SORTS = PRICE_ITEM_SORTS.toSorted(
  (left, right) => Number(left === 'name') - Number(right === 'name'),
).toSorted((left, right) => Number(right === 'members') - Number(left === 'members'))
