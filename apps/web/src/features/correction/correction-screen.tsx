import {
  CATALOGUE_ENTITIES,
  CATALOGUE_ENTITY_CODES,
  type CatalogueEntity,
  type Correction,
  CORRECTION_STATES,
  ID_PATTERN,
} from '@gyeol/contract'
import { useEffect } from 'react'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { LoginIcon } from '../../shared/icons/icons.ts'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import {
  type Choosable,
  ChoiceBar,
  ChoiceBox,
  useChoice,
} from '../../shared/moderation/choose-many.tsx'
import { loginPath } from '../../shared/router/safe-path.ts'
import { type Filters, oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { useIsMember, useIsVisitor } from '../../shared/session/session-store.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { Pager } from '../../shared/ui/tables/pager.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { CorrectionCard } from './correction-card.tsx'
import {
  useListCorrectionsQuery,
  useMarkCorrectionNewsReadMutation,
  useReadCorrectionNewsQuery,
} from './correction.api.ts'
import styles from './correction.module.css'
import { correctionTexts } from './correction.texts.ts'
import { ThanksList } from './thanks-list.tsx'

const PAGE_SIZE = 20
const FILTERS = { view: '', state: '', entity: '', id: '' } as const
const VIEWS = ['mine', 'all', 'thanks'] as const
type View = (typeof VIEWS)[number]
const ANY = 'any'

type CorrectionFilterValues = { readonly [Name in keyof typeof FILTERS]: string }
type CorrectionFilters = Filters<CorrectionFilterValues>

/** /correction: one's own proposals, for editors everybody's, and whose were taken over. */
export function CorrectionScreen() {
  const texts = correctionTexts
  const isMember = useIsMember()
  const isVisitor = useIsVisitor()
  const isEditor = useIsEditor()
  const filters = useFilters<CorrectionFilterValues>(FILTERS)
  const open = VIEWS.filter((view) => view === 'thanks' || (view === 'mine' ? isMember : isEditor))
  const usual = isEditor ? 'all' : isMember ? 'mine' : 'thanks'
  const view = oneOfOrNone<View>(open, filters.values.view) ?? usual
  return (
    <Page title={texts.title} line={texts.line} className={styles.body}>
      {isVisitor && (
        <p className={styles.visitor}>
          <span>{texts.loginLine}</span>
          <LinkButton size="small" to={loginPath('/correction')} icon={<LoginIcon />}>
            {texts.login}
          </LinkButton>
        </p>
      )}
      {open.length > 1 && (
        <SegmentedControl
          className={styles.views}
          label={texts.view}
          value={view}
          onChange={(next) => filters.set({ view: next === usual ? '' : next, state: '' })}
          segments={open.map((value) => ({ value, label: texts.views[value] }))}
        />
      )}
      {view === 'mine' && <SeenMark />}
      {view === 'thanks' ? <ThanksList /> : <Proposals view={view} filters={filters} />}
    </Page>
  )
}

/** Whoever looks at their own proposals has seen the answers to them; what they saw in the game stands elsewhere. */
function SeenMark() {
  const { data } = useReadCorrectionNewsQuery()
  const [markRead] = useMarkCorrectionNewsReadMutation()
  const isNew = data?.items.some(({ isSeen }) => !isSeen) === true
  useEffect(() => {
    if (isNew) void markRead({ body: { only: 'proposals' } })
  }, [isNew, markRead])
  return null
}

type ProposalsProps = {
  readonly view: 'mine' | 'all'
  readonly filters: CorrectionFilters
}

function Proposals({ view, filters }: ProposalsProps) {
  const texts = correctionTexts
  const asked = askedFor(view, filters)
  const query = { ...asked, view, page: filters.page, pageSize: PAGE_SIZE }
  const { data, error, isFetching, refetch } = useListCorrectionsQuery({ query })
  const choice = useChoice(choosableOf(view, data?.items ?? NONE))
  return (
    <>
      <FilterBar filters={filters} state={asked.state ?? ANY} />
      {asked.entityId !== undefined && (
        <p className={styles.visitor}>
          <span>{texts.ofItem}</span>
          <Button size="small" onClick={() => filters.set({ id: '', entity: '' })}>
            {texts.ofAll}
          </Button>
        </p>
      )}
      {data === undefined && error === undefined && <Skeleton shape="block" lines={4} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          line={texts.none[view]}
          action={
            filters.isFiltered && view === 'all' ? (
              <Button onClick={() => filters.set({ state: ANY, entity: '', id: '' })}>
                {texts.clear}
              </Button>
            ) : undefined
          }
        />
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul className={styles.cards} aria-label={texts.list} aria-busy={isFetching}>
          {data.items.map((correction) => (
            <li key={correction.id}>
              {choice.canChoose(correction.id) && (
                <ChoiceBox choice={choice} id={correction.id} name={nameOf(correction)} />
              )}
              <CorrectionCard correction={correction} />
            </li>
          ))}
        </ul>
      )}
      <ChoiceBar choice={choice} act="reject" />
      {data !== undefined && (data.total > PAGE_SIZE || data.page > 1) && (
        <Pager
          label={texts.pages}
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          hrefOf={filters.hrefOf}
        />
      )}
    </>
  )
}

const NONE: readonly Correction[] = []

/** What an editor may send back together: what a release proposes is answered by itself. */
function choosableOf(view: 'mine' | 'all', items: readonly Correction[]): readonly Choosable[] {
  return items.flatMap(({ id, canReview, author }) =>
    view === 'all' && canReview && author !== null
      ? { kind: 'correction' as const, id, makerId: author.id }
      : [],
  )
}

const nameOf = ({ entityName, missingName }: Correction) =>
  entityName ?? missingName ?? correctionTexts.gone

/** What the address asks for; editors see first what waits for them. */
function askedFor(view: 'mine' | 'all', { values }: CorrectionFilters) {
  const usual = view === 'all' ? 'open' : undefined
  const state = values.state === '' ? usual : oneOfOrNone(CORRECTION_STATES, values.state)
  const entity = oneOfOrNone<CatalogueEntity>(CATALOGUE_ENTITY_CODES, values.entity)
  const entityId = entity !== undefined && ID_PATTERN.test(values.id) ? values.id : undefined
  return {
    ...(state === undefined ? {} : { state }),
    ...(entity === undefined ? {} : { entity }),
    ...(entityId === undefined ? {} : { entityId }),
  }
}

function FilterBar({ filters, state }: { filters: CorrectionFilters; state: string }) {
  const texts = correctionTexts
  return (
    <div className={styles.filters}>
      <Select
        label={texts.state}
        value={state}
        onChange={(next) => filters.set({ state: next })}
        options={[
          { value: ANY, label: texts.anyState },
          ...CORRECTION_STATES.map((value) => ({ value, label: texts.states[value] })),
        ]}
      />
      <Select
        label={texts.entity}
        value={filters.values.entity === '' ? ANY : filters.values.entity}
        onChange={(next) => filters.set({ entity: next === ANY ? '' : next, id: '' })}
        options={[
          { value: ANY, label: texts.anyEntity },
          ...CATALOGUE_ENTITY_CODES.map((value) => ({
            value,
            label: CATALOGUE_ENTITIES[value].name,
          })),
        ]}
      />
    </div>
  )
}
