import { cloneElement, useEffect, useRef, useState } from 'react'
import { fetchAtRest } from '../../loading/at-rest.ts'
import type { ComboboxProps } from './combobox-props.ts'
import { useBoxTrigger } from './use-box-trigger.tsx'

type Body = typeof import('./combobox-body.tsx').ComboboxBody

let body: Body | undefined

/** Fetches what the first one that is opened needs; tests do so ahead. */
export async function fetchCombobox(): Promise<Body> {
  body ??= (await import('./combobox-body.tsx')).ComboboxBody
  return body
}

/**
 * A button that opens a searchable list. The search follows the syllable being typed. What opens is
 * fetched once the page rests, or by the tap that asks for it.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const [Body, setBody] = useState(() => body)
  const [isWanted, setWanted] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const isSteered = props.open === true
  const isFocused = useRef(false)
  useEffect(() => {
    let isGone = false
    const bring = async () => {
      const fetched = await fetchCombobox()
      // Another button in the place of the one that has the focus would lose it.
      const canWait = isFocused.current && !isWanted && !isSteered
      if (!isGone && !canWait) setBody(() => fetched)
    }
    if (isWanted || isSteered)
      bring().catch((error: unknown) => {
        if (!isGone) setFailure({ error })
      })
    else fetchAtRest(bring)
    return () => {
      isGone = true
    }
  }, [isWanted, isSteered])
  if (failure !== null) throw failure.error
  if (Body !== undefined) return <Body {...props} startsOpen={isWanted} />
  return (
    <Trigger
      {...props}
      onWanted={() => {
        setWanted(true)
        // What is typed right after the press must find the search open.
        if (body !== undefined) setBody(() => body)
      }}
      onFocusChange={(isIn) => {
        isFocused.current = isIn
        if (isIn) void fetchCombobox().catch(() => undefined)
        else setBody(() => body)
      }}
    />
  )
}

type TriggerProps<Item> = ComboboxProps<Item> & {
  readonly onWanted: () => void
  readonly onFocusChange: (isFocused: boolean) => void
}

/** The button alone, as the living one has it. */
function Trigger<Item>(props: TriggerProps<Item>) {
  const box = useBoxTrigger(props)
  const attributes = {
    type: 'button',
    role: 'combobox',
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    disabled: props.disabled,
    onClick: props.onWanted,
    onFocus: () => props.onFocusChange(true),
    onBlur: () => props.onFocusChange(false),
  } as const
  if (props.trigger !== undefined) return cloneElement(props.trigger, attributes)
  return <button {...box} {...attributes} />
}
