import type { SkillKey } from '@gyeol/skills'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

export type ClickType = 'raise' | 'lower'

/** A finger that rests this long asks what would happen. */
const HOLD_MS = 450

/** How one node answers pointer and focus. */
export type NodeHandlers = ReturnType<typeof useNodeHandlers>['handlers']

/**
 * Pointer and focus on the nodes of a tree. A mouse hovers, a key focuses, a finger rests: all three ask
 * for a preview. Right click lowers, but not the long touch that browsers report the same way.
 */
export function useNodeHandlers(onClick: (skill: SkillKey, type: ClickType) => void) {
  const [hovered, setHovered] = useState<SkillKey | null>(null)
  const [focused, setFocused] = useState<SkillKey | null>(null)
  const [held, setHeld] = useState<SkillKey | null>(null)
  const pointer = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (held === null) return
    const dismiss = (event: Event) => {
      const isInside = event.target instanceof Element && event.target.closest('[data-preview]')
      if (!isInside) setHeld(null)
    }
    document.addEventListener('pointerdown', dismiss)
    return () => document.removeEventListener('pointerdown', dismiss)
  }, [held])

  const release = () => clearTimeout(timer.current)
  const click = (skill: SkillKey, type: ClickType) => {
    setHeld(null)
    onClick(skill, type)
  }
  const of = (skill: SkillKey) => ({
    onPointerDown: (event: PointerEvent) => {
      release()
      pointer.current = event.pointerType
      wasHeld.current = false
      setHeld(null)
      if (event.pointerType === 'mouse') return
      timer.current = setTimeout(() => {
        wasHeld.current = true
        setHeld(skill)
      }, HOLD_MS)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setHovered(skill)
    },
    onPointerLeave: () => {
      release()
      setHovered(null)
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setFocused(event.currentTarget.matches(':focus-visible') ? skill : null)
    },
    onBlur: () => setFocused(null),
    onClick: () => {
      release()
      const isAnswer = wasHeld.current
      wasHeld.current = false
      if (!isAnswer) click(skill, 'raise')
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      if (pointer.current === 'mouse') click(skill, 'lower')
    },
  })
  return {
    handlers: { of, click },
    /** The skill a preview is asked for. */
    asked: held ?? hovered ?? focused,
    isHeld: held !== null,
  }
}
