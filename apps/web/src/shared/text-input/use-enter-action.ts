import { type CompositionEvent, type KeyboardEvent, useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Handlers to spread on a text field. */
export type EnterHandlers = {
  /** True when the press is taken here and nothing else may act on it. */
  readonly onKeyDown: (event: KeyboardEvent<Field>) => boolean
  readonly onKeyUp: (event: KeyboardEvent<Field>) => void
  readonly onCompositionStart: () => void
  readonly onCompositionEnd: (event: CompositionEvent<Field>) => void
  readonly onBlur: () => void
}

/** Key code browsers give to keys that the input method has taken. */
const TAKEN_BY_IME = 229

/**
 * Runs `action` once with the field's text per press of Enter, also while a Hangul syllable is
 * still open. Ignoring Enter during composition would make Korean typists press it twice; acting
 * at once would lose the open syllable. So the press is remembered and carried out one task after
 * the composition has ended, when the field holds the finished text.
 *
 * `leavesPlain`: an Enter outside of a composition is left to whoever else listens (a list of the
 * component library that takes its highlighted entry).
 */
export function useEnterAction(
  action: (text: string) => void,
  { leavesPlain = false }: { leavesPlain?: boolean } = {},
): EnterHandlers {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  const state = useRef({ isComposing: false, waits: false, isHandled: false })

  const runSoon = (field: Field) => {
    setTimeout(() => {
      if (!state.current.waits) return
      state.current.waits = false
      latest.current(field.value)
    }, 0)
  }

  return {
    onKeyDown: (event) => {
      if (!isPlainEnter(event)) return false
      const now = state.current
      // Browsers may send the press again once the composition is over; held keys repeat.
      if (now.isHandled || event.repeat) {
        event.preventDefault()
        return true
      }
      now.isHandled = true
      const isTaken = event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_IME
      if (now.isComposing || isTaken) {
        now.waits = true
        // WebKit ends the composition first and sends the key afterwards.
        if (!now.isComposing) runSoon(event.currentTarget)
        return true
      }
      if (leavesPlain) return false
      event.preventDefault()
      latest.current(event.currentTarget.value)
      return true
    },
    onKeyUp: (event) => {
      if (isEnter(event)) state.current.isHandled = false
    },
    onCompositionStart: () => {
      Object.assign(state.current, { isComposing: true, isHandled: false })
    },
    onCompositionEnd: (event) => {
      state.current.isComposing = false
      if (state.current.waits) runSoon(event.currentTarget)
    },
    onBlur: () => {
      Object.assign(state.current, { isComposing: false, isHandled: false })
    },
  }
}

function isPlainEnter(event: KeyboardEvent): boolean {
  return isEnter(event) && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
}

/** On Windows the Korean input method hides the key's name ("Process"), not its place. */
function isEnter(event: KeyboardEvent): boolean {
  const isHidden = event.keyCode === TAKEN_BY_IME
  return event.key === 'Enter' || (isHidden && /^(?:Numpad)?Enter$/.test(event.code))
}
