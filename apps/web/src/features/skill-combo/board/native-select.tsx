import styles from './native-select.module.css'

type Choice = {
  readonly value: string
  readonly label: string
}

type NativeSelectProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Choices, under headings where there are several groups. */
  readonly groups: readonly { readonly label?: string; readonly choices: readonly Choice[] }[]
}

/** The browser's own list: twenty of them stand in a combo, and a phone shows them as it is used to. */
export function NativeSelect({ label, value, onChange, groups }: NativeSelectProps) {
  const optionsOf = (choices: readonly Choice[]) =>
    choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {groups.map((group) =>
        group.label === undefined ? (
          optionsOf(group.choices)
        ) : (
          <optgroup key={group.label} label={group.label}>
            {optionsOf(group.choices)}
          </optgroup>
        ),
      )}
    </select>
  )
}
