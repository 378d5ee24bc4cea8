import { createSearchIndex } from '@gyeol/korean'
import { useMemo } from 'react'
import { type Control, useController } from 'react-hook-form'
import { PlusIcon } from '../../shared/icons/icons.ts'
import forms from '../../shared/library/forms/library-forms.module.css'
import { useTexts } from '../../shared/texts/texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { RemovableChip } from '../../shared/ui/chip.tsx'
import { Combobox } from '../../shared/ui/combobox.tsx'
import { FieldReason } from '../../shared/ui/field-reason.tsx'
import type { JobValues } from './job-form.ts'
import { jobTexts } from './job.texts.ts'

/** Most crystas or registlets one guide recommends; the contract's limit. */
const MOST = 60

interface Pickable {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
}

interface PicksInputProps {
  readonly control: Control<JobValues>
  readonly name: 'crystaIds' | 'registletIds'
  readonly label: string
  readonly addLabel: string
  readonly items: readonly Pickable[]
  /** Names of what was picked before, also of what is gone from the library since. */
  readonly known: readonly { readonly id: string; readonly name: string | null }[]
}

/** Things of the library picked by name: links, not texts. */
export function PicksInput({ control, name, label, addLabel, items, known }: PicksInputProps) {
  const texts = useTexts(jobTexts)
  const { field, fieldState } = useController({ control, name })
  const ids: readonly string[] = field.value
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item.name])), [items])
  const index = useMemo(
    () =>
      createSearchIndex(items, ({ name: shown, nameEn, aliases }) => ({
        name: shown,
        aliases: nameEn === null ? aliases : [...aliases, nameEn],
      })),
    [items],
  )
  const nameOf = (id: string) =>
    byId.get(id) ?? known.find((pick) => pick.id === id)?.name ?? texts.gone
  return (
    <fieldset className={forms.list}>
      <legend className={forms.legend}>{label}</legend>
      <div className={forms.picks}>
        {ids.map((id) => (
          <RemovableChip
            key={id}
            label={nameOf(id)}
            onRemove={() => field.onChange(ids.filter((other) => other !== id))}
          />
        ))}
      </div>
      {ids.length < MOST && (
        <Combobox<Pickable>
          label={addLabel}
          items={items}
          value={null}
          getKey={({ id }) => id}
          getLabel={(item) => item.name}
          search={(query) => index.search(query, 50).map(({ item }) => item)}
          searchPlaceholder={texts.fields.searchPick}
          isDisabled={({ id }) => ids.includes(id)}
          onChange={({ id }) => field.onChange([...new Set([...ids, id])])}
          trigger={
            <Button size="small" icon={<PlusIcon />} aria-label={addLabel}>
              {addLabel}
            </Button>
          }
        />
      )}
      {fieldState.error?.message !== undefined && (
        <FieldReason id={`${name}-reason`}>{fieldState.error.message}</FieldReason>
      )}
    </fieldset>
  )
}
