import { formatNumber, formatSigned } from '@gyeol/korean'
import type { SlotCost } from '@gyeol/statting'
import { MATERIAL_NAMES } from '@gyeol/game-data'
import { classNames } from '../../../shared/theme/class-names.ts'
import styles from './slot-row.module.css'
import { stattingTexts } from '../statting.texts.ts'
import { limitsIn, type StattingView } from '../sessions/statting-view.ts'

type Texts = (typeof stattingTexts)['slot']

/** Why a slot costs what it costs: doubled for foreign equipment, doubled or halved beyond the base cap. */
export function slotCostNotes(cost: SlotCost, view: StattingView, texts: Texts): string[] {
  const option = view.session.slots[cost.slot]?.option
  const cap = option ? (limitsIn(view.session, option)?.baseCap ?? 0) : 0
  const notes: string[] = []
  if (cost.multiplier === 2) notes.push(texts.doubled[view.session.settings.equipment])
  if (cost.bonusSteps > 0) {
    notes.push(
      cost.potential < 0 ? texts.bonus(cap, cost.bonusSteps) : texts.bonusBack(cost.bonusSteps),
    )
  }
  return notes
}

type SlotCostCellProps = {
  readonly cost: SlotCost | undefined
  readonly steps: number
  readonly isVisible: boolean
}

/** Potential and material one slot's change costs. */
export function SlotCostCell({ cost, steps, isVisible }: SlotCostCellProps) {
  const texts = stattingTexts.slot
  if (!isVisible) return <span className={styles.cost} />
  const count = texts.steps(Math.abs(steps))
  return (
    <span className={styles.cost}>
      {cost ? (
        <>
          <b
            translate="no"
            className={classNames(cost.potential < 0 ? styles.negative : styles.positive)}
          >
            {formatSigned(cost.potential)}
          </b>
          <small>{count}</small>
          <small>
            {texts.material(MATERIAL_NAMES[cost.material], formatNumber(cost.materialPoints))}
          </small>
        </>
      ) : (
        <small>{count}</small>
      )}
    </span>
  )
}
