import { MAX_DISH_LEVEL } from '@gyeol/cook'
import { parseKoreanNumber } from '@gyeol/korean'
import { useState } from 'react'
import { showErrorToast, showLongToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { useConfirmHouseMutation } from '../cook.api.ts'
import { cookTexts } from '../cook.texts.ts'
import { foodName, foodValue } from '../wish/foods.ts'
import { wishTexts } from '../wish/wish.texts.ts'
import styles from '../writing/writing.module.css'
import type { House } from './houses.ts'

type LevelDialogProps = { readonly house: House; readonly onClose: () => void }

/** Any member corrects a level they have seen to be another. */
export function LevelDialog({ house, onClose }: LevelDialogProps) {
  const texts = cookTexts
  const words = wishTexts
  const [dishes, setDishes] = useState(house.dishes)
  const [confirm, { isLoading }] = useConfirmHouseMutation()
  const changed = dishes.filter(({ id, level }) =>
    house.dishes.some((dish) => dish.id === id && dish.level !== level),
  )
  const save = async () => {
    try {
      let isWritten = true
      for (const { id, level } of changed) {
        // oxlint-disable-next-line no-await-in-loop -- a few dishes, and the first refusal ends it
        const row = await confirm({ params: { id }, body: { level } }).unwrap()
        isWritten &&= row.level === level
      }
      showLongToast(isWritten ? texts.level.saved : texts.level.waiting, 'success')
      onClose()
    } catch {
      showErrorToast(texts.marks.failed)
    }
  }
  return (
    <Dialog
      open
      size="small"
      title={texts.level.title}
      description={texts.level.line}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button
          variant="primary"
          busy={isLoading}
          disabled={changed.length === 0}
          onClick={() => void save()}
        >
          {texts.level.save}
        </Button>
      }
    >
      <div className={styles.dishes}>
        {dishes.map(({ id, food, level }) => (
          <div key={id} className={styles.dish}>
            <span className={styles.words}>
              <b>{foodName(food)}</b> <small>{foodValue(food, level)}</small>
            </span>
            <NumberField
              label={words.levelOf(foodName(food))}
              value={level}
              min={1}
              max={MAX_DISH_LEVEL}
              parse={parseKoreanNumber}
              onChange={(next) =>
                setDishes(dishes.map((dish) => (dish.id === id ? { ...dish, level: next } : dish)))
              }
              onInvalid={() => undefined}
            />
          </div>
        ))}
      </div>
    </Dialog>
  )
}
