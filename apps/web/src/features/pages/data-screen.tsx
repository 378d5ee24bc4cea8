import type { ListCompleteness } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { EVIDENCES, NUMBERS_EVIDENCES } from '@gyeol/terms'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { useReadCompletenessQuery } from '../../shared/catalogue/catalogue.api.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { DataTable } from '../../shared/ui/tables/data-table.tsx'
import type { DataColumn } from '../../shared/ui/tables/data-table-types.ts'
import styles from './article-page.module.css'
import { sourceWords } from '../../shared/catalogue/data-sources.ts'
import { dataTexts } from './data.texts.ts'

/** /about/data: how much of every list is known, and where it comes from. */
export function DataScreen() {
  const texts = dataTexts
  const { data, error, refetch } = useReadCompletenessQuery()
  return (
    <Page
      title={texts.title}
      line={texts.line}
      actions={<LinkButton to="/about">{texts.back}</LinkButton>}
    >
      {data === undefined && error === undefined && <Skeleton lines={6} shape="block" />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Lists lists={data} />}
    </Page>
  )
}

function Lists({ lists }: { lists: readonly ListCompleteness[] }) {
  const texts = dataTexts
  const columns = useColumns()
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={lists}
        getKey={({ entity }) => entity}
      />
      <section className={styles.section}>
        <SectionTitle>{texts.meaning}</SectionTitle>
        <dl className={styles.terms}>
          {texts.meanings.map(([word, meaning]) => (
            <div key={word} className={styles.term}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <SectionTitle>{texts.sources}</SectionTitle>
        <ul className={styles.points}>
          {lists.map(
            ({ entity, source }) => source !== null && <li key={entity}>{sourceWords(source)}</li>,
          )}
        </ul>
        <p>{texts.thanks}</p>
        <p>{texts.skills}</p>
      </section>
    </>
  )
}

function useColumns(): readonly DataColumn<ListCompleteness>[] {
  const texts = dataTexts
  return [
    {
      key: 'list',
      header: texts.list,
      isTitle: true,
      cell: ({ entity }) => texts.lists[entity],
    },
    {
      key: 'count',
      header: texts.count,
      isNumeric: true,
      cell: ({ count }) => formatNumber(count),
    },
    {
      key: 'names',
      header: texts.names,
      isWideOnCard: true,
      cell: ({ names }) =>
        partsOf(EVIDENCES.map((code) => [texts.evidences[code], names[code] ?? 0])) || texts.none,
    },
    {
      key: 'numbers',
      header: texts.numbers,
      isWideOnCard: true,
      cell: ({ numbers }) =>
        partsOf(
          NUMBERS_EVIDENCES.map((code) => [texts.numbersEvidences[code], numbers[code] ?? 0]),
        ) || texts.none,
    },
    {
      key: 'references',
      header: texts.references,
      cell: ({ resolved, references }) =>
        references === 0
          ? texts.none
          : texts.resolved(formatNumber(resolved), formatNumber(references)),
    },
    { key: 'asOf', header: texts.asOf, cell: ({ asOf }) => asOf ?? texts.none },
  ]
}

/** `확인 45 · 읽음 3,132`; what there is none of is left out. */
function partsOf(counts: readonly (readonly [word: string, count: number])[]): string {
  return counts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${word} ${formatNumber(count)}`)
    .join(' · ')
}
