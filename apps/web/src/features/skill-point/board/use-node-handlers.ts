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
  const pointer = useRef('')
  const { held, press, release, wasHold } = useHold()
  const click = (skill: SkillKey, type: ClickType) => {
    press(null)
    onClick(skill, type)
  }
  const of = (skill: SkillKey) => ({
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
      press(event.pointerType === 'mouse' ? null : skill)
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
      if (!wasHold()) click(skill, 'raise')
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

/** The skill a finger rests on, until the next touch outside of its preview. */
function useHold() {
  const [held, setHeld] = useState<SkillKey | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHold = useRef(false)
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
  /** Begins anew; null: nothing that could rest. */
  const press = (skill: SkillKey | null) => {
    release()
    isHold.current = false
    setHeld(null)
    if (skill === null) return
    timer.current = setTimeout(() => {
      isHold.current = true
      setHeld(skill)
    }, HOLD_MS)
  }
  /** Whether the lift that now counts as a click ended a rest; asked once. */
  const wasHold = () => {
    release()
    const was = isHold.current
    isHold.current = false
    return was
  }
  return { held, press, release, wasHold }
}
