import { formatNumber } from '@gyeol/korean'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { FilterIcon } from '../../shared/icons/icons.ts'
import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Chip, RemovableChip } from '../../shared/ui/controls/chip.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { AnswerRemark } from './answer-remark.tsx'
import { CatalogueNote } from './catalogue-note.tsx'
import { isNothing } from './palette/palette-options.ts'
import { rememberSearch } from './palette/recent-searches.saved.ts'
import { ResultGroup } from './palette/result-group.tsx'
import type { SearchLine } from './lookup/search-client.ts'
import {
  type HitGroup,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
} from './lookup/search-entry.ts'
import styles from './search-screen.module.css'
import { SearchStart } from './palette/search-start.tsx'
import { searchTexts } from './search.texts.ts'
import { type Search, useSearch } from './use-search.ts'

const FILTERS = { q: '', kind: '' } as const
const FEW = 5
const STEP = 60

/** Commands are run, not opened: the palette has them. */
const SHOWN_KINDS = SEARCH_KINDS.filter((kind) => kind !== 'command')

/** A search is remembered once its viewer has stopped typing. */
const SETTLED_MS = 2_000

/** /search: everything a text finds, by kind; text and kind are kept in the address. */
export function SearchScreen({ line }: { line: SearchLine }) {
  const texts = searchTexts
  const filters = useFilters<{ q: string; kind: string }>(FILTERS)
  const { q } = filters.values
  const kind = oneOfOrNone<SearchKind>(SHOWN_KINDS, filters.values.kind)
  const [most, setMost] = useState(STEP)
  const limits = useMemo(
    () => (kind === undefined ? { mostPerKind: FEW } : { mostPerKind: most, kind }),
    [kind, most],
  )
  const search = useSearch(line, q, limits)
  useEffect(() => {
    const timer = setTimeout(() => rememberSearch(q), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [q])
  const setText = (text: string) => filters.set({ q: text }, { isTyping: true })
  return (
    <Page title={texts.title} className={styles.body}>
      <SearchField className={styles.field} label={texts.field} value={q} onSearch={setText} />
      {q.trim() === '' ? (
        <SearchStart onText={(text) => filters.set({ q: text })} />
      ) : (
        <Results
          text={q}
          search={search}
          kind={kind ?? null}
          onKind={(next) => {
            setMost(STEP)
            filters.set({ kind: next ?? '' })
          }}
          onText={(text) => filters.set({ q: text })}
          onMore={() => setMost(most + STEP)}
        />
      )}
    </Page>
  )
}

type ResultsProps = {
  readonly text: string
  readonly search: Search
  readonly kind: SearchKind | null
  readonly onKind: (kind: SearchKind | null) => void
  readonly onText: (text: string) => void
  readonly onMore: () => void
}

function Results({ text, search, kind, onKind, onText, onMore }: ResultsProps) {
  const texts = searchTexts
  const { answer, hasFailed, retry } = search
  if (hasFailed) {
    return <ErrorState title={texts.failed} line={texts.failedLine} onRetry={retry} />
  }
  // The lists stand above what is found without them: all of it is shown at once.
  if (answer === null || answer.catalogue.isLoading) return <Skeleton lines={12} shape="block" />
  const groups = answer.groups.filter((group) => group.kind !== 'command')
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const shown = groups.filter((group) => kind === null || group.kind === kind)
  return (
    <>
      <Understood answer={answer} onText={onText} />
      <KindFilter groups={groups} kind={kind} onKind={onKind} />
      <CatalogueNote
        catalogue={answer.catalogue}
        action={
          <Button size="small" onClick={retry}>
            {texts.retry}
          </Button>
        }
      />
      <AnswerRemark answer={answer} />
      <p className={styles.count} role="status">
        {texts.found(formatNumber(total))}
      </p>
      {kind === null && <Offers answer={answer} />}
      {isNothing({ ...answer, total }) && (
        <EmptyState title={texts.none(text.trim())} line={texts.noneLine} />
      )}
      {shown.map((group) => (
        <ResultGroup
          key={group.kind}
          group={group}
          onAll={kind === null ? () => onKind(group.kind) : undefined}
          onMore={kind === null ? undefined : onMore}
        />
      ))}
    </>
  )
}

function Understood({ answer, onText }: { answer: SearchAnswer; onText: (text: string) => void }) {
  const texts = searchTexts
  if (answer.parts.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div role="group" aria-label={texts.understood} className={styles.chips}>
      {answer.parts.map(({ label, rest }, place) => (
        <RemovableChip
          // The same condition may be typed twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${place} ${label}`}
          label={label}
          onRemove={() => onText(rest)}
        />
      ))}
    </div>
  )
}

type KindFilterProps = {
  readonly groups: readonly HitGroup[]
  readonly kind: SearchKind | null
  readonly onKind: (kind: SearchKind | null) => void
}

function KindFilter({ groups, kind, onKind }: KindFilterProps) {
  const texts = searchTexts
  if (groups.length < 2 && kind === null) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div role="group" aria-label={texts.filter} className={styles.chips}>
      <Chip pressed={kind === null} onPressedChange={() => onKind(null)}>
        {texts.all}
      </Chip>
      {groups.map((group) => (
        <Chip
          key={group.kind}
          pressed={kind === group.kind}
          onPressedChange={(isOn) => onKind(isOn ? group.kind : null)}
        >
          {texts.kind[group.kind]} {formatNumber(group.total)}
        </Chip>
      ))}
    </div>
  )
}

/** Ways to the lists that can show more of the conditions than this page. */
function Offers({ answer }: { answer: SearchAnswer }) {
  const texts = searchTexts
  if (answer.offers.length === 0) return null
  return (
    <ul className={styles.offers} aria-label={texts.byCondition}>
      {answer.offers.map(({ kind, label, total, href }) => (
        <li key={kind}>
          <Link to={href} className={styles.offer}>
            <FilterIcon aria-hidden="true" />
            <b>{label}</b>
            <span>
              {texts.offer[kind]}
              {` · ${texts.count(formatNumber(total))}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
