import { type ContentKind, CONTENT_KINDS, type Problem, PROBLEM_STATES } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { refusalOf } from '../../shared/forms/form-refusal.ts'
import { contentTexts } from '../../shared/moderation/content-kinds.texts.ts'
import { TakeDownDialog } from '../../shared/moderation/take-down-dialog.tsx'
import {
  useCloseProblemMutation,
  useListProblemsQuery,
  useReopenProblemMutation,
} from '../../shared/moderation/moderation.api.ts'
import { useUndo } from '../../shared/moderation/use-take-down.ts'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'
import { showActionToast, showErrorToast } from '../../shared/toast/toast.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { FlaggedView } from './flagged-view.tsx'
import type { ModerationFilters } from './moderation-filters.ts'
import styles from './moderation.module.css'
import { moderationTexts } from './moderation.texts.ts'
import { PagedView } from './paged-view.tsx'

const PAGE_SIZE = 20
/** Price reports are flagged in their own way, and looked at here with the rest. */
const STATES = [...PROBLEM_STATES, 'flagged'] as const

type ViewProps = { readonly filters: ModerationFilters }

/** What people report: contents of any kind, and prices they have flagged. */
export function ProblemView({ filters }: ViewProps) {
  const texts = moderationTexts
  const state = oneOfOrNone(STATES, filters.values.state) ?? 'open'
  return (
    <>
      <div className={styles.filters}>
        <Select
          label={texts.state}
          value={state}
          onChange={(next) => filters.set({ state: next === 'open' ? '' : next })}
          options={STATES.map((value) => ({ value, label: texts.states[value] }))}
        />
      </div>
      {state === 'flagged' ? (
        <FlaggedView filters={filters} />
      ) : (
        <Problems filters={filters} state={state} />
      )}
    </>
  )
}

/** Contents with what people say of them, those of the most people first. */
function Problems({ filters, state }: ViewProps & Pick<ProblemCardProps, 'state'>) {
  const texts = moderationTexts
  const query = { state, page: filters.page, pageSize: PAGE_SIZE }
  const answer = useListProblemsQuery({ query })
  const { data, isFetching } = answer
  return (
    <PagedView answer={answer} emptyLine={texts.none[state]} filters={filters}>
      {data !== undefined && (
        <ul className={styles.list} aria-label={texts.list} aria-busy={isFetching}>
          {data.items.map((problem) => (
            <li key={`${problem.kind} ${problem.id}`}>
              <ProblemCard problem={problem} state={state} />
            </li>
          ))}
        </ul>
      )}
    </PagedView>
  )
}

type ProblemCardProps = {
  readonly problem: Problem
  readonly state: (typeof PROBLEM_STATES)[number]
}

function ProblemCard({ problem, state }: ProblemCardProps) {
  const texts = moderationTexts
  const { kind, title, author, count, newestAt, reports } = problem
  const when = formatListDate(Date.parse(newestAt))
  return (
    <Card as="article" padding="large" className={styles.card}>
      <div className={styles.head}>
        <Tag>{contentTexts.kinds[kind]}</Tag>
        <h2 className={styles.name}>{title ?? texts.gone}</h2>
        <Tag tone="brass">{texts.people(formatNumber(count))}</Tag>
      </div>
      <p className={styles.muted}>{texts.by(author?.nickname ?? texts.nobody, when)}</p>
      <ul className={styles.reports}>
        {reports.map(({ reason, text, at, reporter }) => (
          <li key={`${at} ${reporter?.id ?? ''} ${text}`}>
            <b>{contentTexts.reasons[reason]}</b>
            {text !== '' && <p>{text}</p>}
            <p className={styles.muted}>
              {texts.reporter(reporter?.nickname ?? texts.visitor, formatListDate(Date.parse(at)))}
            </p>
          </li>
        ))}
      </ul>
      <ProblemActions problem={problem} state={state} />
    </Card>
  )
}

function ProblemActions({ problem, state }: ProblemCardProps) {
  const texts = moderationTexts
  const { kind, id, path, canTakeDown, batchId } = problem
  const [isTaking, setTaking] = useState(false)
  const [close, closing] = useCloseProblemMutation()
  const [reopen, reopening] = useReopenProblemMutation()
  const { undo, isUndoing } = useUndo()
  const body = { kind, id }
  const own = oneOfOrNone<ContentKind>(CONTENT_KINDS, kind)
  const lookAgain = async () => {
    const { error } = await reopen({ body })
    if (error !== undefined) showErrorToast(refusalOf(error).message)
  }
  const sayFine = async () => {
    const { error } = await close({ body })
    if (error !== undefined) return showErrorToast(refusalOf(error).message)
    showActionToast(texts.fineDone, { label: texts.undo, run: () => void lookAgain() })
  }
  return (
    <div className={styles.actions}>
      {own !== undefined && canTakeDown && (
        <Button variant="danger" onClick={() => setTaking(true)}>
          {texts.takeDown}
        </Button>
      )}
      {state === 'open' && (
        <Button busy={closing.isLoading} onClick={() => void sayFine()}>
          {texts.fine}
        </Button>
      )}
      {state === 'fine' && (
        <Button busy={reopening.isLoading} onClick={() => void lookAgain()}>
          {texts.again}
        </Button>
      )}
      {batchId !== null && (
        <Button busy={isUndoing} onClick={() => void undo(batchId)}>
          {texts.undo}
        </Button>
      )}
      {path !== null && (
        <LinkButton variant="ghost" to={path}>
          {own === undefined ? texts.edit : texts.look}
        </LinkButton>
      )}
      {isTaking && own !== undefined && (
        <TakeDownDialog
          counts={[{ kind: own, count: 1 }]}
          target={{ contents: [{ kind: own, id }] }}
          onClose={() => setTaking(false)}
        />
      )}
    </div>
  )
}
