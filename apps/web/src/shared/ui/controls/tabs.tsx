import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import styles from './tabs.module.css'

export type TabItem<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly panel: ReactNode
  readonly disabled?: boolean
}

export type TabsProps<Value extends string> = {
  /** What the tabs divide. */
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly tabs: readonly TabItem<Value>[]
  readonly className?: string
}

/** Views of one thing, one at a time. On narrow screens the row of tabs scrolls. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      className={classNames(styles.root, className)}
    >
      <BaseTabs.List aria-label={label} className={styles.list} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={styles.tab}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
