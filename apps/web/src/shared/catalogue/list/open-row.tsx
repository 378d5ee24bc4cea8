import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../../theme/class-names.ts'
import list from './list.module.css'

type OpenRowProps = {
  readonly className?: string | undefined
  readonly onOpen: () => void
  readonly children: ReactNode
}

/**
 * A row that opens wherever it is pressed. Its name is the one button of it, for keyboards and
 * screen readers; the row only makes the target larger. Nothing is laid over the words: they can
 * still be marked and copied.
 */
export function OpenRow({ className, onOpen, children }: OpenRowProps) {
  const press = ({ target, currentTarget: row }: MouseEvent<HTMLDivElement>) => {
    if (hasOwnPress(target) || isMarking(row)) return
    onOpen()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside is what keys and screen readers use
    <div className={classNames(list.row, className)} onClick={press}>
      {children}
    </div>
  )
}

/** The buttons of a row do their own thing. */
function hasOwnPress(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}

/** Words of the row were just marked with the mouse. */
function isMarking(row: Element): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true)
}
