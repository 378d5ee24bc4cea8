import type { StatLine } from '@gyeol/catalogue'
import { useMemo } from 'react'
import { type Control, type FieldPath, useController } from 'react-hook-form'
import { PlusIcon } from '../../icons/icons.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { RemovableChip } from '../../ui/controls/chip.tsx'
import { Combobox } from '../../ui/pickers/combobox.tsx'
import { ThingRow } from '../pick/thing-row.tsx'
import { createThingSearch, factsOf } from '../pick/thing-search.ts'
import { FieldReason } from '../../ui/fields/field-reason.tsx'
import forms from './catalogue-forms.module.css'
import { catalogueFormTexts } from './catalogue-forms.texts.ts'

type Pickable = {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  /** What it gives, where that is told by lines. */
  readonly stats?: readonly StatLine[]
}

/** Hits of what is typed: more nobody reads. */
const MOST_HITS = 50
const NO_LINES: readonly StatLine[] = []

type PicksInputProps<Values extends object> = {
  readonly control: Control<Values>
  /** A field that holds ids. */
  readonly name: FieldPath<Values>
  /** How many may be picked; the contract's limit. */
  readonly most: number
  readonly label: string
  readonly addLabel: string
  readonly items: readonly Pickable[]
  /** Names of what was picked before, also of what is gone from the catalogue since. */
  readonly known: readonly { readonly id: string; readonly name: string | null }[]
}

/** Items of the catalogue picked by name: links, not texts. */
export function PicksInput<Values extends object>({
  control,
  name,
  most,
  label,
  addLabel,
  items,
  known,
}: PicksInputProps<Values>) {
  const texts = catalogueFormTexts
  const { field, fieldState } = useController({ control, name })
  // Forms that use this have ids under this name.
  const ids = field.value as readonly string[]
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item.name])), [items])
  const search = useMemo(
    () => createThingSearch(items.map((item) => ({ ...item, stats: item.stats ?? NO_LINES }))),
    [items],
  )
  const nameOf = (id: string) =>
    byId.get(id) ?? known.find((pick) => pick.id === id)?.name ?? texts.gonePick
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
      {ids.length < most && (
        <Combobox<Pickable>
          label={addLabel}
          items={items}
          value={null}
          getKey={({ id }) => id}
          getLabel={(item) => item.name}
          search={(query) => search(query).items.slice(0, MOST_HITS)}
          renderItem={(item, query) => (
            <ThingRow
              name={item.name}
              facts={factsOf(item.stats ?? NO_LINES, search(query).sought)}
            />
          )}
          searchPlaceholder={texts.searchPick}
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
