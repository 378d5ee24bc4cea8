import { useListPriceKindsQuery } from '../../../shared/prices/price.api.ts'
import { formatNumber, parseKoreanNumber } from '@gyeol/korean'
import { PRICE_LIMITS } from '@gyeol/terms'
import { useController } from 'react-hook-form'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../../shared/forms/draft-strip.tsx'
import { CheckboxInput, NumberInput, SelectInput } from '../../../shared/forms/form-fields.tsx'
import { AmountField } from '../../../shared/prices/amount/amount-field.tsx'
import { unitWords } from '../../../shared/prices/words/price-words.ts'
import { Spina } from '../../../shared/prices/words/spina.tsx'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { BasisCards } from '../basis-cards.tsx'
import { AmountQuestionBox } from './amount-question.tsx'
import { LiveStrip } from './live-strip.tsx'
import { ReportItem } from './report-item.tsx'
import { comparedWith, type ReportValues } from './report-values.ts'
import styles from './report.module.css'
import { reportTexts } from './report.texts.ts'
import { UnsentStrip } from './unsent-strip.tsx'
import { type ReportFormState, type ReportOutcome, useReportForm } from './use-report-form.ts'

type ReportFormProps = {
  readonly start: ReportValues
  readonly onOutcome: (outcome: ReportOutcome) => void
}

const SEND_ID = 'report-send'
const DOCK_SEND_ID = 'report-send-dock'
const BASIS_POINTS = 100

/** The form of a report. The same button stands at its end, and on phones under the thumb. */
export function ReportForm({ start, onOutcome }: ReportFormProps) {
  const texts = reportTexts
  const state = useReportForm(start, onOutcome)
  const { form, canReport, review } = state
  const asking = {
    ...form,
    send: async () => {
      if (!review()) await form.send()
    },
  }
  const sendWords = canReport ? texts.send : texts.sendAsMember
  return (
    <>
      <UnsentStrip />
      <DraftStrip found={state.draft.found} />
      <ContractFormView form={asking} label={texts.form} className={styles.form}>
        <Card>
          <Fields state={state} />
          <LiveStrip state={state} />
        </Card>
        <SubmitButton form={form} id={SEND_ID} size="large" className={styles.send}>
          {sendWords}
        </SubmitButton>
      </ContractFormView>
      <ActionDock
        label={texts.dock}
        summary={<DockSummary state={state} />}
        main={
          <Button
            id={DOCK_SEND_ID}
            variant="primary"
            size="large"
            type="submit"
            form={form.formId}
            busy={form.isPending}
          >
            {sendWords}
          </Button>
        }
      />
    </>
  )
}

function Fields({ state }: { state: ReportFormState }) {
  const texts = reportTexts
  const { form, values, question, review, answer } = state
  const { control } = form
  const { field: basis } = useController({ control, name: 'basis' })
  const { field: net } = useController({ control, name: 'isNet' })
  const { field: amount, fieldState } = useController({ control, name: 'amount' })
  const isProposal = values.itemId === '' && values.itemName !== ''
  return (
    <div className={styles.fields}>
      <ReportItem state={state} />
      {isProposal && <KindSelect state={state} />}
      <BasisCards
        label={texts.basis}
        value={values.basis}
        onChange={(value) => {
          basis.onChange(value)
          // Only who sold received something (PR3).
          if (value !== 'sold') net.onChange(false)
        }}
      />
      <div className={styles.pair}>
        <AmountField
          name="amount"
          label={texts.amount}
          value={values.amount}
          onChange={amount.onChange}
          onCommit={review}
          error={fieldState.error?.message}
          isAsked={question !== null}
          enterKeyHint="send"
          hasSteps
          className={styles.amount}
        />
        <NumberInput
          control={control}
          name="quantity"
          label={texts.quantity}
          look="plain"
          min={1}
          max={PRICE_LIMITS.quantity}
          unit={texts.pieces}
          parse={parseKoreanNumber}
          hint={texts.together}
          className={styles.quantity}
        />
      </div>
      {question !== null && (
        <AmountQuestionBox
          state={state}
          question={question}
          onAnswer={(next) => {
            answer(next)
            focusSend()
          }}
        />
      )}
      {values.basis === 'sold' && (
        <CheckboxInput
          control={control}
          name="isNet"
          label={texts.net}
          hint={texts.netHint(
            formatNumber((state.feeRate ?? 0) / BASIS_POINTS),
            state.isFeeVerified,
          )}
        />
      )}
    </div>
  )
}

/** After an answer the way on is to send: whichever of the two buttons is shown takes the focus. */
function focusSend(): void {
  for (const id of [SEND_ID, DOCK_SEND_ID]) {
    const button = document.querySelector<HTMLElement>(`#${id}`)
    if (button !== null && button.getClientRects().length > 0) return button.focus()
  }
}

function KindSelect({ state: { form } }: { state: ReportFormState }) {
  const texts = reportTexts
  const { data } = useListPriceKindsQuery()
  return (
    <SelectInput
      control={form.control}
      name="kindId"
      label={texts.kind}
      hint={texts.proposing}
      options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

function DockSummary({ state: { unit, prices, values } }: { state: ReportFormState }) {
  const texts = reportTexts
  const estimate = prices === null ? null : comparedWith(prices, values.basis)
  const unitName = unitWords(prices?.item.unitQuantity ?? 1)
  const median = estimate?.median ?? null
  return (
    <>
      {median === null ? (
        `${unitName} · ${texts.noPriceYet}`
      ) : (
        <>
          {unitName} · <Spina value={median} />
        </>
      )}
      <b>{typeof unit === 'number' ? <Spina value={unit} /> : '–'}</b>
    </>
  )
}
