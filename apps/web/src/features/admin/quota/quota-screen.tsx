import { QUOTA_WORDS, type QuotaTable } from '@gyeol/contract'
import { formatListDate, formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { permits } from '../../../shared/session/role.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Meter } from '../../../shared/ui/display/meter.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { useReadQuotasQuery } from './quota.api.ts'
import { QuotaDialog } from './quota-dialog.tsx'
import { fullFirst, isFull, isSameQuota, mostBytes, type QuotaRow, sizeOf } from './quota-values.ts'
import styles from './quota.module.css'
import { quotaTexts } from './quota.texts.ts'

/** /admin/quota: how much may be written, and how much of it was today; owners change it. */
export function QuotaScreen() {
  const texts = quotaTexts
  const { data, error, refetch } = useReadQuotasQuery()
  return (
    <Page title={texts.title} line={texts.line} className={styles.body}>
      {data === undefined && error === undefined && <Skeleton shape="block" lines={6} />}
      {data === undefined && error !== undefined && (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Rows table={data} />}
    </Page>
  )
}

function Rows({ table }: { readonly table: QuotaTable }) {
  const texts = quotaTexts
  const { roles } = useSession()
  const mayWrite = permits(roles, 'setting.write')
  const [editing, setEditing] = useState<QuotaRow['name'] | null>(null)
  const edited = table.rows.find(({ name }) => name === editing)
  return (
    <>
      <HintStrip>{texts.sum(sizeOf(mostBytes(table.rows)))}</HintStrip>
      {!mayWrite && <HintStrip>{texts.readOnly}</HintStrip>}
      <ul className={styles.rows} aria-label={texts.list}>
        {fullFirst(table.rows).map((row) => (
          <Card key={row.name} as="li" className={styles.row}>
            <Head row={row} onEdit={mayWrite ? () => setEditing(row.name) : null} />
            <Use row={row} />
            <Numbers row={row} />
          </Card>
        ))}
      </ul>
      {edited !== undefined && (
        <QuotaDialog
          key={edited.name}
          table={table}
          row={edited}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

type HeadProps = { readonly row: QuotaRow; readonly onEdit: (() => void) | null }

function Head({ row, onEdit }: HeadProps) {
  const texts = quotaTexts
  const name = QUOTA_WORDS.names[row.name]
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{name}</h2>
      {isFull(row) && <Tag tone="danger">{texts.full}</Tag>}
      {!isSameQuota(row.value, row.usual) && <Tag tone="brass">{texts.changed}</Tag>}
      {onEdit !== null && (
        <Button
          size="small"
          className={styles.edit}
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
      )}
    </div>
  )
}

function Use({ row }: { readonly row: QuotaRow }) {
  const texts = quotaTexts
  const { name, used, until, value } = row
  const words = texts.used(formatNumber(used), formatNumber(value.site))
  return (
    <div className={styles.use}>
      <Meter
        label={QUOTA_WORDS.names[name]}
        value={used}
        max={value.site}
        text={words}
        tone={isFull(row) ? 'negative' : 'primary'}
      />
      <p className={styles.note}>
        {words}
        {until !== null && <> · {texts.until(formatListDate(Date.parse(until)))}</>}
      </p>
    </div>
  )
}

const SHOWN = ['member', 'newcomer', 'total', 'network', 'site'] as const

function Numbers({ row }: { readonly row: QuotaRow }) {
  const texts = quotaTexts
  const { value, bytes } = row
  return (
    <>
      <dl className={styles.numbers}>
        {SHOWN.map((key) => {
          const number = value[key]
          return number === null ? null : (
            <div key={key}>
              <dt>{texts.fields[key]}</dt>
              <dd translate="no" className="num">
                {formatNumber(number)}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.note}>
        {bytes === 0 ? texts.noBytes : texts.bytes(sizeOf(value.site * bytes))}
      </p>
    </>
  )
}
