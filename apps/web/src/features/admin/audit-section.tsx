import { useTexts } from '../../shared/texts/texts.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { RemovableChip } from '../../shared/ui/controls/chip.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { Select } from '../../shared/ui/pickers/select.tsx'
import { TextField } from '../../shared/ui/fields/text-field.tsx'
import { AuditList } from './audit-list.tsx'
import styles from './audit.module.css'
import { auditActionTexts, auditEntityTexts, auditTexts } from './audit.texts.ts'
import { useAuditFilters } from './use-audit-filters.ts'

const PAGE_SIZE = 20
const ANY = 'any'

/** The audit log with its filters in the address. */
export function AuditSection() {
  const texts = useTexts(auditTexts)
  const { filters, asked } = useAuditFilters()
  const { values, set } = filters
  return (
    <div className={styles.body}>
      <div className={styles.filters}>
        <WordFilter
          label={texts.action}
          anyLabel={texts.anyAction}
          words={useTexts(auditActionTexts)}
          value={values.action}
          onChange={(action) => set({ action })}
        />
        <WordFilter
          label={texts.entity}
          anyLabel={texts.anyEntity}
          words={useTexts(auditEntityTexts)}
          value={values.entity}
          onChange={(entity) => set({ entity })}
        />
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
        {filters.isFiltered && (
          <Button variant="ghost" onClick={filters.reset}>
            {texts.clear}
          </Button>
        )}
      </div>
      {values.actor !== '' && (
        <div className={styles.chips}>
          <RemovableChip
            label={texts.actor(values.actorName || texts.someone)}
            onRemove={() => set({ actor: '', actorName: '' })}
          />
        </div>
      )}
      <AuditList
        query={{ ...asked, page: filters.page, pageSize: PAGE_SIZE }}
        emptyLine={filters.isFiltered ? texts.noMatch : texts.empty}
        hrefOf={filters.hrefOf}
        onActor={({ id, nickname }) => set({ actor: id, actorName: nickname })}
      />
    </div>
  )
}

type WordFilterProps = {
  readonly label: string
  readonly anyLabel: string
  readonly words: Readonly<Record<string, string>>
  readonly value: string
  readonly onChange: (value: string) => void
}

function WordFilter({ label, anyLabel, words, value, onChange }: WordFilterProps) {
  return (
    <Field label={label}>
      <Select
        value={value || ANY}
        onChange={(next) => onChange(next === ANY ? '' : next)}
        options={[
          { value: ANY, label: anyLabel },
          ...Object.entries(words).map(([code, name]) => ({ value: code, label: name })),
        ]}
      />
    </Field>
  )
}
