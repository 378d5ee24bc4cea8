import {
  CATALOGUE_ENTITIES,
  type CatalogueEntity,
  FILE_FORMATS,
  type Freshness,
} from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { QueryFailure } from '../../shared/api/query-failure.tsx'
import { urlOf } from '../../shared/http/request.ts'
import { useReadFreshnessQuery } from '../../shared/catalogue/catalogue.api.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { DataTable } from '../../shared/ui/tables/data-table.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'

/** Every list as a file, with how old it is and where it comes from. */
export function ExportSection() {
  const texts = importTexts.exports
  const { data, error, refetch } = useReadFreshnessQuery()
  if (data === undefined) {
    if (error === undefined) return <Skeleton shape="block" lines={6} />
    return <QueryFailure error={error} onRetry={() => void refetch()} />
  }
  return (
    <div className={styles.section}>
      <p className={styles.muted}>{texts.line}</p>
      <DataTable<Freshness>
        caption={texts.caption}
        rows={data}
        getKey={({ entity }) => entity}
        columns={[
          {
            key: 'list',
            header: texts.list,
            isTitle: true,
            cell: ({ entity }) => CATALOGUE_ENTITIES[entity].name,
          },
          {
            key: 'count',
            header: texts.count,
            isNumeric: true,
            cell: ({ count }) => formatNumber(count),
          },
          { key: 'asOf', header: texts.asOf, cell: ({ asOf }) => asOf ?? texts.noDay },
          {
            key: 'source',
            header: texts.source,
            cell: sourceOf,
            isWideOnCard: true,
          },
          {
            key: 'download',
            header: texts.download,
            cell: filesOf,
            isWideOnCard: true,
          },
          {
            key: 'template',
            header: texts.template,
            cell: templatesOf,
            isWideOnCard: true,
          },
        ]}
      />
    </div>
  )
}

const sourceOf = ({ source }: Freshness) => <span className={styles.message}>{source ?? '–'}</span>

const filesOf = ({ entity }: Freshness) => <Files entity={entity} path="/api/catalogue/export" />

const templatesOf = ({ entity }: Freshness) => <Files entity={entity} path="/api/import/template" />

type FilesProps = {
  readonly entity: CatalogueEntity
  readonly path: '/api/catalogue/export' | '/api/import/template'
}

function Files({ entity, path }: FilesProps) {
  const texts = importTexts
  const list = CATALOGUE_ENTITIES[entity].name
  const isTemplate = path === '/api/import/template'
  return (
    <span className={styles.files}>
      {FILE_FORMATS.map((format) => {
        const name = texts.formats[format]
        return (
          <LinkButton
            key={format}
            size="small"
            reloadDocument
            download
            to={urlOf(path, { entity, format })}
            aria-label={
              isTemplate ? texts.file.templateOf(list, name) : texts.exports.fileOf(list, name)
            }
          >
            {name}
          </LinkButton>
        )
      })}
    </span>
  )
}
