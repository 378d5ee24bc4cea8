import type { PriceItemRow } from '@gyeol/contract'
import { type ReactElement, useMemo, useState } from 'react'
import { PlusIcon } from '../../icons/icons.ts'
import { ComboboxBody } from '../../ui/pickers/combobox-body.tsx'
import { priceTexts } from '../prices.texts.ts'
import { spinaWords } from '../words/price-words.ts'
import { useItemFaces } from './item-faces.ts'
import { ItemGlyph } from './item-glyph.tsx'
import { nameOfItem } from './item-names.ts'
import { useKindNames } from './use-kind-names.ts'
import { useItemSearch } from './item-search.ts'
import styles from './item.module.css'

/** What the list offers: an item that is there, or one to propose under the typed name. */
type Offer =
  | { readonly row: PriceItemRow; readonly name: null }
  | { readonly row: null; readonly name: string }

type ItemPickerProps = {
  readonly label: string
  readonly onPick: (row: PriceItemRow) => void
  /** Takes a name nothing is called; without it nothing can be proposed. */
  readonly onPropose?: (name: string) => void
  /** The button that opens the list. */
  readonly trigger: ReactElement
  /** Items that cannot be picked here: those in the chart already. */
  readonly isTaken?: (id: string) => boolean
  /** It was tapped before its code was there. */
  readonly startsOpen?: boolean
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** Picks an item by name, 초성 or alias; a name that nothing is called can be proposed. */
export function ItemPicker({
  label,
  onPick,
  onPropose,
  isTaken,
  startsOpen = false,
  ...rest
}: ItemPickerProps) {
  const texts = priceTexts
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const shown = rest.open ?? isOpen
  const { rows, isFailed } = useItemSearch(shown ? query : null)
  const faceOf = useItemFaces(rows ?? NO_ROWS)
  const kindName = useKindNames()
  const typed = query.trim()
  const offers = useMemo(
    () => offersOf(rows, onPropose === undefined ? '' : typed),
    [rows, onPropose, typed],
  )
  const words = rows === null && !isFailed ? texts.searching : texts.noItem
  return (
    <ComboboxBody<Offer>
      // What is typed right behind the press that opens it must not be lost: it stands from the start.
      startsOpen={startsOpen}
      {...rest}
      label={label}
      items={offers}
      value={null}
      getKey={keyOf}
      getLabel={(offer) => labelOf(offer, texts)}
      search={() => offers}
      onQuery={setQuery}
      onOpenChange={(next) => {
        setOpen(next)
        rest.onOpenChange?.(next)
      }}
      isDisabled={({ row }) => row !== null && (isTaken?.(row.id) ?? false)}
      searchPlaceholder={texts.itemSearch}
      emptyText={isFailed ? texts.searchFailed : words}
      onChange={({ row, name }) => {
        if (row !== null) onPick(row)
        else onPropose?.(name)
      }}
      renderItem={({ row, name }) =>
        row === null ? (
          <span className={styles.option}>
            <PlusIcon aria-hidden="true" />
            {texts.propose(name)}
          </span>
        ) : (
          <span className={styles.option}>
            <ItemGlyph item={row} face={faceOf(row)} />
            <span className={styles.optionWords}>
              {nameOfItem(row)}
              <small>
                {[kindName(row.kindId), row.price === null ? null : spinaWords(row.price.median)]
                  .filter((part) => part !== null && part !== '')
                  .join(' · ')}
              </small>
            </span>
          </span>
        )
      }
    />
  )
}

const NO_ROWS: readonly PriceItemRow[] = []

function offersOf(rows: readonly PriceItemRow[] | null, typed: string): readonly Offer[] {
  if (rows === null) return []
  const found = rows.map((row): Offer => ({ row, name: null }))
  const isThere = rows.some(({ name }) => name === typed)
  return typed === '' || isThere ? found : [...found, { row: null, name: typed }]
}

function keyOf(offer: Offer): string {
  return offer.row === null ? `propose ${offer.name}` : offer.row.id
}

function labelOf(offer: Offer, texts: typeof priceTexts): string {
  return offer.row === null ? texts.propose(offer.name) : nameOfItem(offer.row)
}
