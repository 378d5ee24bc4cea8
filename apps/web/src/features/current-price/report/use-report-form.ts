import {
  type CreatedReport,
  type CurrentPrice,
  currentPriceInputSchema,
  type CurrentPriceInput,
} from '@gyeol/contract'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { refusalOf } from '../../../shared/forms/form-refusal.ts'
import { createIdempotencyKeys } from '../../../shared/forms/idempotency.ts'
import { type ContractForm, useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { failureFacts } from '../../../shared/http/http-failure.ts'
import { nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { useReportPriceMutation } from '../../../shared/prices/price-writing.api.ts'
import {
  useReadCurrentPriceQuery,
  useReadPriceRuleQuery,
} from '../../../shared/prices/price.api.ts'
import { loginPath } from '../../../shared/router/safe-path.ts'
import { flushSaved } from '../../../shared/saved-data/saved-data.ts'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { bodyOfReport } from './report-body.ts'
import {
  type AmountQuestion,
  emptyReport,
  knownPrice,
  piecesToBegin,
  questionOf,
  type ReportValues,
  unitOf,
} from './report-values.ts'
import { keepUnsent } from './unsent-reports.saved.ts'

/** What came of a report. */
export type ReportOutcome = { readonly sent: ReportValues; readonly itemName: string } & (
  | { readonly kind: 'taken'; readonly created: CreatedReport }
  | { readonly kind: 'kept' }
  | { readonly kind: 'tooSoon' }
)

export type ReportFormState = {
  readonly form: ContractForm<ReportValues>
  readonly values: ReportValues
  readonly canReport: boolean
  /** The picked item's prices; null while they are on their way, and of what is proposed. */
  readonly prices: CurrentPrice | null
  readonly feeRate: number | undefined
  readonly isFeeVerified: boolean
  readonly unit: number | 'refused' | null
  readonly question: AmountQuestion | null
  /** Asks when the amount is strange; true when there is something to answer first. */
  readonly review: () => boolean
  readonly answer: (amount: number | null) => void
  readonly draft: ReturnType<typeof useDraft>
}

/** The form of a report: what it is held against, what is asked about it, and where it goes. */
export function useReportForm(
  start: ReportValues,
  onOutcome: (outcome: ReportOutcome) => void,
): ReportFormState {
  const canReport = permits(useSession().roles, 'current-price.report')
  const deliver = useDelivering()
  const form = useContractForm<ReportValues, CurrentPriceInput, ReportOutcome>({
    schema: currentPriceInputSchema,
    values: start,
    submit: deliver,
    onSaved: (outcome) => {
      if (outcome.kind !== 'tooSoon') draft.forget()
      onOutcome(outcome)
    },
  })
  const draft = useDraft(form, { key: 'price-report', version: null })
  useOwnDraft(start, draft.found)
  // Every field is registered with its first value: none is ever missing.
  const values = useWatch({ control: form.control }) as ReportValues
  const { data: rule } = useReadPriceRuleQuery()
  const prices = useItemPrices(form, values.itemId)
  const unit = unitOf(values, prices?.item.unitQuantity ?? 1, rule?.feeRate)
  const { question, review, answer } = useQuestion({ form, values, unit, prices })
  return {
    form: useVisitorsWay(form, canReport, values.itemId),
    values,
    canReport,
    prices,
    feeRate: rule?.feeRate,
    isFeeVerified: rule?.isVerified ?? false,
    unit,
    question,
    review,
    answer,
    draft,
  }
}

/** Sends a report; without a connection it is kept, and the ten minutes are no mistake of a field. */
function useDelivering() {
  const [report] = useReportPriceMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  return async (checked: CurrentPriceInput): Promise<ReportOutcome> => {
    const sent: ReportValues = {
      ...checked,
      itemId: checked.itemId ?? '',
      kindId: checked.kindId ?? '',
    }
    const body = bodyOfReport(sent)
    const idempotencyKey = keyFor(body)
    const { itemName } = sent
    try {
      const created = await report({ body, idempotencyKey }).unwrap()
      return { kind: 'taken', created, sent, itemName }
    } catch (error) {
      if (failureFacts(error)?.status === null) {
        keepUnsent({ ...sent, amount: body.amount, key: idempotencyKey, at: Date.now() })
        return { kind: 'kept', sent, itemName }
      }
      if (refusalOf(error).code === 'DUPLICATE_REPORT') return { kind: 'tooSoon', sent, itemName }
      throw error
    }
  }
}

/** What was typed last time comes back by itself, unless the address asks for another item. */
function useOwnDraft(
  start: ReportValues,
  found: ReturnType<typeof useDraft<ReportValues>>['found'],
): void {
  const isTried = useRef(false)
  useEffect(() => {
    if (isTried.current || found === null) return
    isTried.current = true
    const { itemId } = found.draft.values
    const isAnother = start.itemId !== '' && start.itemId !== itemId
    if (!isAnother && start.itemName === '') found.restore()
  }, [found, start])
}

/** The prices of the picked item; the form takes the name it is sent with from them, and its first pieces. */
function useItemPrices(form: ContractForm<ReportValues>, itemId: string): CurrentPrice | null {
  const { currentData } = useReadCurrentPriceQuery(
    { params: { id: itemId } },
    { skip: itemId === '' },
  )
  const { hook } = form
  const item = currentData?.item
  const given = useRef(emptyReport().quantity)
  useEffect(() => {
    if (item === undefined || hook.getValues('itemId') === '') return
    if (hook.getValues('itemName') === '') hook.setValue('itemName', nameOfItem(item))
    const { unitQuantity } = item
    const pieces = piecesToBegin(hook.getValues(), { given: given.current, unitQuantity })
    if (pieces === null) return
    given.current = pieces
    hook.setValue('quantity', pieces)
  }, [item, hook])
  return itemId === '' ? null : (currentData ?? null)
}

type QuestionParts = Pick<ReportFormState, 'values' | 'unit' | 'prices'> & {
  readonly form: ContractForm<ReportValues>
}

/** The question about a strange amount: asked when the field is left or sent, never while typing (PR35). */
function useQuestion({ form, values, unit, prices }: QuestionParts) {
  const [asked, setAsked] = useState<number | null>(null)
  const [confirmed, setConfirmed] = useState<number | null>(null)
  const { amount } = values
  const known = prices === null ? null : knownPrice(prices, values.basis)
  const possible = amount === confirmed ? null : questionOf(amount, unit, known)
  const review = () => {
    setAsked(possible === null ? null : amount)
    return possible !== null
  }
  const answer = (next: number | null) => {
    setAsked(null)
    if (next === null) setConfirmed(amount)
    else form.hook.setValue('amount', next, { shouldDirty: true })
  }
  return { question: asked !== null && asked === amount ? possible : null, review, answer }
}

/** A visitor's report waits as a draft while they log in. */
function useVisitorsWay(
  form: ContractForm<ReportValues>,
  canReport: boolean,
  itemId: string,
): ContractForm<ReportValues> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (canReport) return form
  const send = async () => {
    flushSaved()
    await navigate(loginPath(itemId === '' ? pathname : `${pathname}?item=${itemId}`))
  }
  return { ...form, send }
}
