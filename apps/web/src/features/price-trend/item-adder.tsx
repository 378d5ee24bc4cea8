import { PlusIcon } from '../../shared/icons/icons.ts'
import { lateCode } from '../../shared/loading/late-code.ts'
import { useLateList } from '../../shared/loading/later-body.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { trendTexts } from './trend.texts.ts'

/** The chart's first sight does not wait for the list of items and its box. */
const picker = lateCode(
  async () => (await import('../../shared/prices/item/item-picker.tsx')).ItemPicker,
)

type ItemAdderProps = {
  readonly taken: readonly string[]
  readonly isFull: boolean
  readonly onPick: (id: string) => void
}

/** The place after the last pick: one more item, or the word that four are all there is room for. */
export function ItemAdder({ taken, isFull, onPick }: ItemAdderProps) {
  const texts = trendTexts
  const { body: ItemPicker, isWanted, trigger } = useLateList(picker)
  if (isFull)
    return (
      <Button variant="soft" size="large" disabled>
        {texts.full}
      </Button>
    )
  const look = {
    variant: 'soft',
    size: 'large',
    icon: <PlusIcon />,
    // The library makes it a combobox, which is not named by what stands in it.
    'aria-label': texts.add,
  } as const
  if (ItemPicker === undefined)
    return (
      <Button {...look} {...trigger} aria-haspopup="dialog">
        {texts.add}
      </Button>
    )
  return (
    <ItemPicker
      label={texts.add}
      isTaken={(id) => taken.includes(id)}
      onPick={({ id }) => onPick(id)}
      startsOpen={isWanted}
      trigger={<Button {...look}>{texts.add}</Button>}
    />
  )
}
