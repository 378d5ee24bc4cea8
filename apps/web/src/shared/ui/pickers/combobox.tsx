import { cloneElement } from 'react'
import type { ComboboxProps } from './combobox-props.ts'
import { lateCode } from '../../loading/late-code.ts'
import { useLateList } from '../../loading/later-body.ts'
import { useBoxTrigger } from './use-box-trigger.tsx'

/** What the first one that is opened needs. */
export const comboboxBody = lateCode(async () => (await import('./combobox-body.tsx')).ComboboxBody)

/**
 * A button that opens a searchable list. The search follows the syllable being typed. What opens is
 * fetched once the page rests, or by the tap that asks for it.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { body: Body, isWanted, trigger } = useLateList(comboboxBody, props.open === true)
  const box = useBoxTrigger(props)
  if (Body !== undefined) return <Body {...props} startsOpen={isWanted} />
  const attributes = { ...trigger, 'aria-haspopup': 'dialog', disabled: props.disabled } as const
  if (props.trigger !== undefined) return cloneElement(props.trigger, attributes)
  return <button {...box} {...attributes} />
}
