import { CASE_FIGURES, CASE_STATES, type CaseFigure, type CaseState } from '@gyeol/contract'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { saveFile } from '../../../shared/files/save-file.ts'
import { DownloadIcon } from '../../../shared/icons/icons.ts'
import { ChoiceBar, ChoiceBox, useChoice } from '../../../shared/moderation/choose-many.tsx'
import { type Filters, oneOfOrNone, useFilters } from '../../../shared/router/use-filters.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { Pager } from '../../../shared/ui/tables/pager.tsx'
import { CaseCard } from './case-card.tsx'
import { useExportCharacterCasesMutation, useListCharacterCasesQuery } from './case.api.ts'
import { caseFigureName } from './case-words.ts'
import styles from './case.module.css'
import { caseTexts } from './case.texts.ts'

const PAGE_SIZE = 10
const FILTERS = { state: '', figure: '' } as const
const ANY = 'any'

type CaseFilterValues = { readonly [Name in keyof typeof FILTERS]: string }

/** /admin/character-case: what members saw in the game, and what editors answer. */
export function CaseScreen() {
  const texts = caseTexts.office
  const filters = useFilters<CaseFilterValues>(FILTERS)
  const { values } = filters
  const state = values.state === '' ? 'open' : oneOfOrNone<CaseState>(CASE_STATES, values.state)
  const figure = oneOfOrNone<CaseFigure>(CASE_FIGURES, values.figure)
  const query = {
    view: 'all' as const,
    page: filters.page,
    pageSize: PAGE_SIZE,
    ...(state && { state }),
    ...(figure && { figure }),
  }
  const { data, error, isFetching, refetch } = useListCharacterCasesQuery({ query })
  const choice = useChoice(
    (data?.items ?? []).flatMap(({ id, canReview, author }) =>
      canReview ? { kind: 'character-case' as const, id, makerId: author?.id ?? null } : [],
    ),
  )
  return (
    <Page title={texts.title} line={texts.line} className={styles.body} actions={<ExportButton />}>
      <FilterBar filters={filters} state={state} />
      {data === undefined && error === undefined && <Skeleton shape="block" lines={4} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState line={filters.isFiltered ? texts.noneFiltered : texts.none} />
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul className={styles.list} aria-label={texts.list} aria-busy={isFetching}>
          {data.items.map((told) => (
            <li key={told.id}>
              {choice.canChoose(told.id) && (
                <ChoiceBox choice={choice} id={told.id} name={caseFigureName(told.figure)} />
              )}
              <CaseCard told={told} />
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
    </Page>
  )
}

type FilterBarProps = {
  readonly filters: Filters<CaseFilterValues>
  readonly state: CaseState | undefined
}

function FilterBar({ filters, state }: FilterBarProps) {
  const words = caseTexts
  const texts = words.office
  const { values } = filters
  return (
    <div className={styles.filters}>
      <Select
        label={texts.state}
        value={state ?? ANY}
        onChange={(next) => filters.set({ state: next })}
        options={[
          { value: ANY, label: texts.anyState },
          ...CASE_STATES.map((value) => ({ value, label: words.states[value] })),
        ]}
      />
      <Select
        label={texts.figure}
        value={values.figure === '' ? ANY : values.figure}
        onChange={(next) => filters.set({ figure: next === ANY ? '' : next })}
        options={[
          { value: ANY, label: texts.anyFigure },
          ...CASE_FIGURES.map((value) => ({ value, label: caseFigureName(value) })),
        ]}
      />
    </div>
  )
}

/** All cases that were not taken back, in the form the engine is tried with. */
function ExportButton() {
  const texts = caseTexts.office
  const [read, { isLoading }] = useExportCharacterCasesMutation()
  const save = async () => {
    const { data } = await read({ query: {} })
    // A failure is told by the call itself.
    if (data === undefined) return
    const text = JSON.stringify(data, null, 2)
    saveFile(texts.exportName, new Blob([text], { type: 'application/json' }))
  }
  return (
    <Button icon={<DownloadIcon />} busy={isLoading} onClick={() => void save()}>
      {texts.export}
    </Button>
  )
}
