import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { fetchAtRest } from './at-rest.ts'
import type { LateCode } from './late-code.ts'
import { laterBodyTexts } from './later-body.texts.ts'

/**
 * What a control opens, as soon as it is there: fetched once the page rests, or by the tap that asks for it
 * (`isWanted`), or where the control is opened from outside (`isSteered`). Until then the control is
 * a button with these attributes. Where the code that is asked for cannot be had, it says so and stays a button:
 * what was typed beside it stays, and the next tap asks again.
 */
export function useLateBody<Body>(late: LateCode<Body>, isSteered = false) {
  const [body, setBody] = useState(late.known)
  const [isWanted, setWanted] = useState(false)
  const isFocused = useRef(false)
  useEffect(() => {
    let isGone = false
    const bring = async () => {
      const fetched = await late.fetch()
      // Another button in the place of the one that has the focus would lose it.
      const canWait = isFocused.current && !isWanted && !isSteered
      if (isGone || canWait) return
      const put = () => setBody(() => fetched)
      if (isWanted || isSteered) put()
      // Nobody has asked for it yet: in small pieces, behind whatever is pressed meanwhile.
      else startTransition(put)
    }
    if (isWanted || isSteered)
      bring().catch(() => {
        if (isGone) return
        setWanted(false)
        // Heard in shared/toast/toast.ts: what is drawn there stands on this file.
        window.dispatchEvent(new CustomEvent('notopened', { detail: laterBodyTexts.notOpened }))
      })
    else fetchAtRest(bring)
    return () => {
      isGone = true
    }
  }, [late, isWanted, isSteered])
  const open = () => {
    setWanted(true)
    // What is typed right after the press must find the search open.
    if (late.known() !== undefined) setBody(late.known)
  }
  const trigger = {
    type: 'button',
    'aria-expanded': false,
    // Shown as pressed until it opens (shared/theme/base.css).
    'aria-busy': isWanted || undefined,
    onClick: open,
    onFocus: () => {
      isFocused.current = true
      void late.fetch().catch(() => undefined)
    },
    onBlur: () => {
      isFocused.current = false
      setBody(late.known)
    },
  } as const
  return { body, isWanted, trigger }
}

/** The same for the box of a list, which the arrows open as well. */
export function useLateList<Body>(late: LateCode<Body>, isSteered = false) {
  const { trigger, ...rest } = useLateBody(late, isSteered)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    trigger.onClick()
  }
  return { ...rest, trigger: { ...trigger, role: 'combobox', onKeyDown } as const }
}
