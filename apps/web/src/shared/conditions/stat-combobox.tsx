import { createSearchIndex } from '@gyeol/korean'
import { STAT_IDS, type StatId } from '@gyeol/terms'
import type { ReactElement } from 'react'
import { statSpellings } from '../stats/stat-guesser.ts'
import { statName } from '../stats/stat-words.ts'
import { Combobox } from '../ui/pickers/combobox.tsx'
import { conditionTexts } from './conditions.texts.ts'

type StatComboboxProps = {
  readonly value: StatId | null
  readonly onChange: (stat: StatId) => void
  /** Only those, the most usual first; all of them without it. */
  readonly stats?: readonly StatId[]
  readonly label?: string
  readonly trigger?: ReactElement
  readonly className?: string
}

const toWords = (id: StatId) => ({ name: statName(id), aliases: statSpellings()[id] })

/** Picks a stat by its name, 초성, spelling or slang. */
export function StatCombobox({
  value,
  onChange,
  stats = STAT_IDS,
  label,
  trigger,
  className,
}: StatComboboxProps) {
  const texts = conditionTexts
  const search = (query: string) =>
    createSearchIndex(stats, toWords)
      .search(query)
      .map(({ item }) => item)
  return (
    <Combobox
      label={label ?? texts.stat}
      items={stats}
      value={value}
      onChange={onChange}
      getKey={String}
      getLabel={statName}
      search={search}
      placeholder={texts.pickStat}
      searchPlaceholder={texts.searchStat}
      trigger={trigger}
      className={className}
    />
  )
}
