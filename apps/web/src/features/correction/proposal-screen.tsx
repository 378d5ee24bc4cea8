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
import { libraryTexts } from '../../shared/catalogue/catalogue.texts.ts'
import { thingPath } from '../../shared/catalogue/item-path.ts'
import { oneOfOrNone } from '../../shared/router/use-filters.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { showLongToast } from '../../shared/toast/toast.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { NarrowPage } from '../../shared/ui/layout/page.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { useProposeMutation } from './correction.api.ts'
import { correctionTexts } from './correction.texts.ts'
import { PROPOSAL_FIELDS, type Thing } from './proposal-fields.ts'
import { ProposalRows } from './proposal-rows.tsx'
import { type ProposalBody, proposalSchema, type ProposalValues } from './proposal.ts'
import { useThing } from './use-item.ts'

/** /correction/:entity/:id: says what is wrong with a thing of the library. */
export function ProposalScreen() {
  const texts = useTexts(correctionTexts).propose
  const common = useTexts(libraryTexts)
  const { entity: word = '', id = '' } = useParams()
  const entity = oneOfOrNone<CatalogueEntity>(CATALOGUE_ENTITY_CODES, word)
  if (entity !== undefined) return <Proposal key={`${entity}/${id}`} entity={entity} id={id} />
  return (
    <NarrowPage size="medium" title={texts.title}>
      <EmptyState line={common.gone} />
    </NarrowPage>
  )
}

interface ProposalProps {
  readonly entity: CatalogueEntity
  readonly id: string
}

function Proposal({ entity, id }: ProposalProps) {
  const texts = useTexts(correctionTexts).propose
  const common = useTexts(libraryTexts)
  const { thing, error, refetch } = useThing(entity, id)
  const name = thing?.name
  return (
    <NarrowPage
      size="medium"
      title={texts.title}
      line={name === undefined ? undefined : texts.of(CATALOGUE_ENTITIES[entity].name, name)}
      actions={
        name !== undefined && (
          <LinkButton to={thingPath({ entity, id, name })}>{texts.back}</LinkButton>
        )
      }
    >
      {thing && <ProposalForm entity={entity} id={id} thing={thing} />}
      {thing === null && <EmptyState line={common.gone} />}
      {thing === undefined && error === undefined && <Skeleton lines={6} />}
      {thing === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} goneLine={common.gone} />
      )}
    </NarrowPage>
  )
}

const EMPTY: ProposalValues = { change: [], reason: '' }

function ProposalForm({ entity, id, thing: newest }: ProposalProps & { readonly thing: Thing }) {
  const texts = useTexts(correctionTexts).propose
  const navigate = useNavigate()
  const [propose] = useProposeMutation()
  const [keyFor] = useState(createIdempotencyKeys)
  // What the reader sees and compares with; a newer state does not change it under his hands.
  const [thing] = useState(newest)
  const [schema] = useState(() => proposalSchema(entity, thing, texts.unreadable))
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
    <ContractFormView form={form} label={texts.title} staleFields={{}}>
      <ProposalRows control={form.control} thing={thing} fields={PROPOSAL_FIELDS[entity]} />
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
