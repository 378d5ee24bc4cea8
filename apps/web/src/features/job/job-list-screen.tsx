import type { JobSummary } from '@gyeol/contract'
import { GEAR_NAMES, jobWords } from '@gyeol/game-data'
import { createSearchIndex, formatDate } from '@gyeol/korean'
import { GEAR_KINDS, type GearKind } from '@gyeol/terms'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { OfflineTag } from '../../shared/api/offline-tag.tsx'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { DataLine } from '../../shared/catalogue/data-line.tsx'
import { useIsEditor } from '../../shared/catalogue/evidence-tag.tsx'
import { useReadFreshnessQuery } from '../../shared/catalogue/catalogue.api.ts'
import { catalogueTexts } from '../../shared/catalogue/catalogue.texts.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { oneOfOrNone, useFilters } from '../../shared/router/use-filters.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { CreateLink } from '../../shared/ui/buttons/create-link.tsx'
import { Chip } from '../../shared/ui/controls/chip.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { SearchField } from '../../shared/ui/fields/search-field.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { useListJobsQuery } from './job.api.ts'
import styles from './job.module.css'
import { jobTexts } from './job.texts.ts'

const JOB_FILTERS = { q: '', weapon: '' } as const

/** /job: build guides by weapon. */
export function JobListScreen() {
  const texts = jobTexts
  const isEditor = useIsEditor()
  const { data, error, refetch } = useListJobsQuery()
  const { data: freshness } = useReadFreshnessQuery()
  const row = freshness?.find(({ entity }) => entity === 'job')
  return (
    <Page
      title={texts.title}
      line={
        <>
          <span>{texts.line}</span>
          {row === undefined || data === undefined ? (
            <>
              <OfflineTag answer={data} />
              <span className={styles.waitingLine} aria-hidden="true">
                {'\u00A0'}
              </span>
            </>
          ) : (
            <DataLine
              entity="job"
              list={{ ...row, isOffline: data.isOffline }}
              onRenew={() => void refetch()}
            />
          )}
        </>
      }
      actions={isEditor && <CreateLink to="/job/create" label={texts.create} />}
    >
      {data !== undefined && <Jobs jobs={data.items} />}
      {data === undefined && error === undefined && <Skeleton lines={4} shape="block" />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

function Jobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const texts = jobTexts
  const common = catalogueTexts
  const filters = useFilters<{ q: string; weapon: string }>(JOB_FILTERS)
  const weapon = oneOfOrNone<GearKind>(GEAR_KINDS, filters.values.weapon)
  const weapons = useMemo(
    () => GEAR_KINDS.filter((kind) => jobs.some(({ mainWeapons }) => mainWeapons.includes(kind))),
    [jobs],
  )
  const index = useMemo(
    () =>
      createSearchIndex(jobs, ({ name, summary, mainWeapons }) => ({
        name: jobWords(name),
        aliases: [name, jobWords(summary), ...mainWeapons.map((kind) => GEAR_NAMES[kind])],
      })),
    [jobs],
  )
  const query = filters.values.q.trim()
  const found = query === '' ? jobs : index.search(query).map(({ item }) => item)
  const rows = found.filter((job) => weapon === undefined || job.mainWeapons.includes(weapon))
  const nameOf = (id: string | null) => jobs.find((job) => job.id === id)?.name
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          label={texts.search}
          value={filters.values.q}
          onSearch={(q) => filters.set({ q }, { isTyping: true })}
        />
        <fieldset className={list.chips} aria-label={texts.weapon}>
          <Chip pressed={weapon === undefined} onPressedChange={() => filters.set({ weapon: '' })}>
            {texts.anyWeapon}
          </Chip>
          {weapons.map((kind) => (
            <Chip
              key={kind}
              pressed={weapon === kind}
              onPressedChange={(isOn) => filters.set({ weapon: isOn ? kind : '' })}
            >
              {GEAR_NAMES[kind]}
            </Chip>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          className={list.empty}
          line={common.noMatch}
          action={
            filters.isFiltered ? <Button onClick={filters.reset}>{common.reset}</Button> : undefined
          }
        />
      ) : (
        <ul className={styles.cards} aria-label={texts.list}>
          {rows.map((job) => (
            <li key={job.id}>
              <JobCard job={job} parentName={nameOf(job.parentId)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function JobCard({ job, parentName }: { job: JobSummary; parentName: string | undefined }) {
  const texts = jobTexts
  const { id, name, summary, mainWeapons, subWeapons, hasBody, needsReview, updatedAt } = job
  const weapons = [...mainWeapons, ...subWeapons].map((kind) => GEAR_NAMES[kind])
  return (
    <Link to={`/job/${id}`} className={styles.card}>
      <span className={styles.cardHead}>
        <b>{jobWords(name)}</b>
        {parentName !== undefined && <Tag>{texts.under(jobWords(parentName))}</Tag>}
        {needsReview && <Tag tone="brass">{texts.review}</Tag>}
      </span>
      <span className={styles.summary}>{jobWords(summary)}</span>
      <span className={styles.foot}>
        {weapons.length > 0 && <span>{weapons.join(' · ')}</span>}
        <span>{hasBody ? texts.updated(formatDate(Date.parse(updatedAt))) : texts.noBody}</span>
      </span>
    </Link>
  )
}
