import { useEffect, useRef } from 'react'

const KEYS = ['B', 'I', 'K'] as const

/** The letters that, with Ctrl or ⌘, do what a button of the toolbar does. */
export type KeyedTool = (typeof KEYS)[number]

/** Ctrl+B, Ctrl+I and Ctrl+K in a text field, by the place of the key: with the Korean keyboard on, B gives ㅠ. */
export function useToolKeys(area: HTMLTextAreaElement, onKey: (key: KeyedTool) => void): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
      if (ctrlKey === metaKey || altKey || shiftKey || isComposing) return
      const key = KEYS.find((letter) => code === `Key${letter}`)
      if (key === undefined) return
      // Ctrl+K opens the search everywhere else; it rests where somebody has answered already.
      event.preventDefault()
      latest.current(key)
    }
    area.addEventListener('keydown', listen)
    return () => area.removeEventListener('keydown', listen)
  }, [area])
}
