import { spinaWords, unitWords } from '../../../shared/prices/words/price-words.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import type { AmountQuestion } from './report-values.ts'
import styles from './report.module.css'
import { reportTexts } from './report.texts.ts'
import type { ReportFormState } from './use-report-form.ts'

type AmountQuestionProps = {
  readonly state: Pick<ReportFormState, 'values' | 'prices' | 'unit'>
  readonly question: AmountQuestion
  /** The corrected amount, or null: what is typed is right. */
  readonly onAnswer: (amount: number | null) => void
}

/** "12억 4,000만이 맞나요?": the likely correction first; the report is taken either way (PR35). */
export function AmountQuestionBox({ state, question, onAnswer }: AmountQuestionProps) {
  const texts = reportTexts.question
  const { values, prices, unit } = state
  const amount = values.amount ?? 0
  const { known, corrected, factor } = question
  const isMany = values.quantity > 1 || (prices?.item.unitQuantity ?? 1) > 1
  const slip = factor === null ? undefined : slipWords(factor, texts.slips)
  return (
    <div className={styles.question} role="alert">
      <p>
        <b>{texts.title(spinaWords(amount))}</b>
        {isMany && typeof unit === 'number' && (
          <> ({texts.unit(unitWords(prices?.item.unitQuantity ?? 1), spinaWords(unit))})</>
        )}
      </p>
      <p>
        {texts.known(spinaWords(known))} {slip}
      </p>
      {corrected !== null && (
        <Button variant="primary" block onClick={() => onAnswer(corrected)}>
          {texts.correct(spinaWords(corrected))}
        </Button>
      )}
      <Button block className={styles.right} onClick={() => onAnswer(null)}>
        {texts.right(spinaWords(amount))}
      </Button>
    </div>
  )
}

function slipWords(
  factor: number,
  slips: Readonly<Record<'0.1' | '10' | '0.0001' | '10000', string>>,
): string | undefined {
  return Object.entries(slips).find(([key]) => Number(key) === factor)?.[1]
}
