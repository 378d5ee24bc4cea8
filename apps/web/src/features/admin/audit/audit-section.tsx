import { AUDIT_AREA_CODES } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Chip, RemovableChip } from '../../../shared/ui/controls/chip.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { classNames } from '../../../shared/theme/class-names.ts'
import { useListAuditQuery } from '../admin.api.ts'
import { AuditList } from './audit-list.tsx'
import styles from './audit-section.module.css'
import { auditTexts } from './audit.texts.ts'
import { useAuditFilters } from './use-audit-filters.ts'

const PAGE_SIZE = 20

/** The audit log with its filters in the address. */
export function AuditSection() {
  const texts = auditTexts
  const { filters, asked } = useAuditFilters()
  const { values, set } = filters
  const query = { ...asked, page: filters.page, pageSize: PAGE_SIZE }
  return (
    <div className={styles.body}>
      <SearchField
        label={texts.search}
        value={values.search}
        onSearch={(search) => set({ search })}
      />
      <Areas query={query} value={values.area} onChange={(area) => set({ area })} />
      <details className={styles.period} open={values.from !== '' || values.to !== ''}>
        <summary>{texts.period}</summary>
        <div className={styles.days}>
          <Field label={texts.from}>
            <TextField
              type="date"
              value={values.from}
              max={values.to || undefined}
              onChange={(event) => set({ from: event.currentTarget.value })}
            />
          </Field>
          <Field label={texts.to}>
            <TextField
              type="date"
              value={values.to}
              min={values.from || undefined}
              onChange={(event) => set({ to: event.currentTarget.value })}
            />
          </Field>
        </div>
      </details>
      {filters.isFiltered && (
        <div className={styles.chips}>
          {values.actor !== '' && (
            <RemovableChip
              label={texts.actor(values.actorName || texts.someone)}
              onRemove={() => set({ actor: '', actorName: '' })}
            />
          )}
          <Button variant="ghost" size="small" onClick={filters.reset}>
            {texts.clear}
          </Button>
        </div>
      )}
      <AuditList
        query={query}
        emptyLine={filters.isFiltered ? texts.noMatch : texts.empty}
        hrefOf={filters.hrefOf}
        onActor={({ id, nickname }) => set({ actor: id, actorName: nickname })}
      />
    </div>
  )
}

type AreasProps = {
  readonly query: Parameters<typeof AuditList>[0]['query']
  readonly value: string
  readonly onChange: (area: string) => void
}

/** Where something was done, each with how much the other filters leave of it. */
function Areas({ query, value, onChange }: AreasProps) {
  const texts = auditTexts.areas
  // The list below asks the very same: one request.
  const { data } = useListAuditQuery({ query })
  return (
    <div className={styles.chips} role="group" aria-label={texts.label}>
      <Chip pressed={value === ''} onPressedChange={() => onChange('')}>
        {texts.all}
      </Chip>
      {AUDIT_AREA_CODES.map((area) => (
        <Chip
          key={area}
          pressed={value === area}
          onPressedChange={(isOn) => onChange(isOn ? area : '')}
        >
          {texts[area]}
          <span className={classNames('num', styles.count)}>
            {data !== undefined && formatNumber(data.areas[area])}
          </span>
        </Chip>
      ))}
    </div>
  )
}
