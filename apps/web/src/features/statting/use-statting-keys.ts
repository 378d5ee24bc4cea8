import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasOpenLayer } from '../../shared/keyboard/where-keys-go.ts'
import { slotOf } from './slots/slot-focus.ts'
import { letterKeysSaved } from '../../shared/session/letter-keys.ts'

/** What the keyboard can do on this screen. */
export type StattingKeys = {
  readonly confirm: () => void
  /** Enter in the value of a slot: on to the next one without a value; with none left, done. */
  readonly enter: (slot: number, field: HTMLElement) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly repeat: () => void
  readonly focusSlot: (slot: number) => void
}

/** Shortcuts of the screen. They rest while a dialog, sheet or menu is open and never steal keys from text. */
export function useStattingKeys(keys: StattingKeys, isEnabled: boolean): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  // From the moment the screen is seen: keys come fast.
  useLayoutEffect(() => {
    if (!isEnabled) return
    const listen = (event: KeyboardEvent) => {
      const action = actionFor(event)
      if (!action || event.defaultPrevented || hasOpenLayer()) return
      event.preventDefault()
      action(latest.current)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isEnabled])
}

type KeyAction = (keys: StattingKeys) => void

function actionFor(event: KeyboardEvent): KeyAction | null {
  if (event.isComposing || event.keyCode === 229) return null
  if (event.altKey && /^Digit[1-8]$/.test(event.code)) {
    const slot = Number(event.code.slice(-1)) - 1
    return (keys) => keys.focusSlot(slot)
  }
  const isEnter = event.key === 'Enter' && !event.repeat && !opensSomething(event.target)
  if (event.ctrlKey || event.metaKey) {
    return isEnter ? (keys) => keys.confirm() : historyAction(event)
  }
  if (event.altKey || event.repeat) return null
  if (isEnter) {
    const field = event.target
    const slot = slotOf(field)
    return slot !== null && isElement(field)
      ? (keys) => keys.enter(slot, field)
      : (keys) => keys.confirm()
  }
  // The physical key, so that it works with the Korean keyboard (ㄱ) too.
  if (event.code === 'KeyR' && !isTextField(event.target) && letterKeysSaved.load()) {
    return (keys) => keys.repeat()
  }
  return null
}

function historyAction(event: KeyboardEvent): KeyAction | null {
  if (isFreeText(event.target)) return null
  if (event.code === 'KeyZ') return (keys) => (event.shiftKey ? keys.redo() : keys.undo())
  if (event.code === 'KeyY' && !event.shiftKey) return (keys) => keys.redo()
  return null
}

function isElement(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement
}

/** A slot's number field: R there is a typing error, Ctrl+Z means the session. */
function isTextField(target: EventTarget | null): boolean {
  return isElement(target) && target.matches('input, textarea, select, [contenteditable]')
}

function isFreeText(target: EventTarget | null): boolean {
  return isTextField(target) && !(isElement(target) && target.matches('[role="spinbutton"]'))
}

/** Enter on a button or link presses it. */
function opensSomething(target: EventTarget | null): boolean {
  return isElement(target) && target.closest('button, a, textarea, select, summary') !== null
}
