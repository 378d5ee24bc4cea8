import { thingPath } from '@gyeol/catalogue'
import {
  CATALOGUE_ENTITIES,
  CATALOGUE_ENTITY_CODES,
  CATALOGUE_LIMITS,
  type CatalogueEntity,
} from '@gyeol/contract'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { ContractFormView, SubmitButton } from '../../shared/forms/contract-form-view.tsx'
import { TextAreaInput } from '../../shared/forms/form-fields.tsx'
import { createIdempotencyKeys } from '../../shared/forms/idempotency.ts'
import { useContractForm } from '../../shared/forms/use-contract-form.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useListCorrectionsQuery, useProposeMutation } from './correction.api.ts'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'
import { PROPOSAL_FIELDS, type Item } from './proposal-fields.ts'
import { ProposalRows } from './proposal-rows.tsx'
import { type ProposalBody, proposalSchema, type ProposalValues } from './proposal.ts'
import { useItem } from './use-item.ts'

/** /correction/:entity/:id: says what is wrong with an item of the catalogue. */
export function ProposalScreen() {
  const texts = correctionTexts.propose
  const common = catalogueTexts
  const { entity: word = '', id = '' } = useParams()
  const entity = oneOfOrNone<CatalogueEntity>(CATALOGUE_ENTITY_CODES, word)
  if (entity !== undefined) return <Proposal key={`${entity}/${id}`} entity={entity} id={id} />
  return (
    <NarrowPage size="medium" title={texts.title}>
      <EmptyState line={common.gone} />
    </NarrowPage>
  )
}

type ProposalProps = {
  readonly entity: CatalogueEntity
  readonly id: string
}

function Proposal({ entity, id }: ProposalProps) {
  const texts = correctionTexts.propose
  const common = catalogueTexts
  const { item, shownName: name, error, refetch } = useItem(entity, id)
  return (
    <NarrowPage
      size="medium"
      title={texts.title}
      line={name === undefined ? undefined : texts.of(CATALOGUE_ENTITIES[entity].name, name)}
      actions={
        name !== undefined && <LinkButton to={thingPath(entity, id)}>{texts.back}</LinkButton>
      }
    >
      <PendingNote entity={entity} id={id} />
      {item && <ProposalForm entity={entity} id={id} item={item} />}
      {item === null && <EmptyState line={common.gone} />}
      {item === undefined && error === undefined && <Skeleton lines={6} />}
      {item === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={common.gone} />
      )}
    </NarrowPage>
  )
}

/** Says before anything is typed that the last proposal for the item still waits, and leads to it. */
function PendingNote({ entity, id }: ProposalProps) {
  const texts = correctionTexts.pending
  const query = { view: 'mine', state: 'open', entity, entityId: id } as const
  const { data } = useListCorrectionsQuery({ query })
  if (data === undefined || data.total === 0) return null
  const way = new URLSearchParams({ view: 'mine', entity, id })
  return (
    <div role="status" className={styles.pending}>
      <HintStrip tone="brass">{texts.line}</HintStrip>
      <LinkButton to={`/correction?${way}`}>{texts.way}</LinkButton>
    </div>
  )
}

const EMPTY: ProposalValues = { change: [], reason: '' }

function ProposalForm({ entity, id, item: newest }: ProposalProps & { readonly item: Item }) {
  const texts = correctionTexts.propose
  const navigate = useNavigate()
  const [propose] = useProposeMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  // What the viewer sees and compares with; a newer state does not change it under their hands.
  const [item] = useState(newest)
  const [schema] = useState(() => proposalSchema(entity, item, texts.unreadable))
  const form = useContractForm<ProposalValues, ProposalBody, { id: string }>({
    schema,
    values: EMPTY,
    submit: (body) => propose({ entity, id, body, idempotencyKey: keyFor(body) }).unwrap(),
    onSaved: () => {
      showLongToast(texts.sent, 'success')
      void navigate('/correction?view=mine', { replace: true })
    },
    messageOfCode: { DUPLICATE: texts.duplicate },
    guardsLeaving: true,
  })
  return (
    <ContractFormView form={form} label={texts.title} versionFields={{}}>
      <ProposalRows control={form.control} item={item} fields={PROPOSAL_FIELDS[entity]} />
      <TextAreaInput
        control={form.control}
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={CATALOGUE_LIMITS.note}
        rows={4}
        required
      />
      <SubmitButton form={form} size="large">
        {texts.send}
      </SubmitButton>
    </ContractFormView>
  )
}
