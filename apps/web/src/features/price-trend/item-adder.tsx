import { PlusIcon } from '../../shared/icons/icons.ts'
import { ItemPicker } from '../../shared/prices/item/item-picker.tsx'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { trendTexts } from './trend.texts.ts'

type ItemAdderProps = {
  readonly taken: readonly string[]
  readonly isFull: boolean
  readonly onPick: (id: string) => void
}

/** The place after the last pick: one more item, or the word that four are all there is room for. */
export function ItemAdder({ taken, isFull, onPick }: ItemAdderProps) {
  const texts = trendTexts
  if (isFull)
    return (
      <Button variant="soft" size="large" disabled>
        {texts.full}
      </Button>
    )
  return (
    <ItemPicker
      label={texts.add}
      isTaken={(id) => taken.includes(id)}
      onPick={({ id }) => onPick(id)}
      trigger={
        // The library makes it a combobox, which is not named by what stands in it.
        <Button variant="soft" size="large" icon={<PlusIcon />} aria-label={texts.add}>
          {texts.add}
        </Button>
      }
    />
  )
}
