import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../shared/texts/texts.ts'
import { type ComboPlace, comboSkillName, placeIds } from './combo.ts'
import { comboTexts } from './combo.texts.ts'
import { ComboRow } from './combo-row.tsx'
import type { ComboView } from './combo-view.ts'
import styles from './combo-track.module.css'

/** What can be done to a place. */
export interface RowActions {
  readonly change: (at: number, patch: Partial<ComboPlace>) => void
  readonly move: (at: number, to: number) => void
  readonly remove: (at: number) => void
}

interface ComboTrackProps {
  readonly view: ComboView
  readonly actions: RowActions | null
}

/** A finger or mouse that moves this far means to drag. */
const DRAG_AFTER_PX = 6

/** The places in their order; dragged, moved by buttons, or lifted with the space bar. */
export function ComboTrack({ view, actions }: ComboTrackProps) {
  const texts = useTexts(comboTexts)
  const ids = useMemo(() => placeIds(view.places), [view.places])
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ at: number; way: string } | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // The button that was pressed goes along with its row, so that it can be pressed again.
  useEffect(() => {
    const wanted = moved.current
    moved.current = null
    if (wanted === null) return
    const row = list.current?.children[wanted.at]
    const same = row?.querySelector<HTMLButtonElement>(`[data-move="${wanted.way}"]`)
    const button = same?.disabled
      ? row?.querySelector<HTMLButtonElement>('[data-move]:enabled')
      : same
    button?.focus()
  }, [view.places])
  const rowActions = actions && {
    ...actions,
    move: (at: number, to: number) => {
      moved.current = { at: to, way: to < at ? 'up' : 'down' }
      actions.move(at, to)
    },
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) actions?.move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const rows = (
    <ol ref={list} className={styles.list} aria-label={texts.track.title}>
      {ids.map((id, at) => (
        <ComboRow key={id} id={id} at={at} view={view} actions={rowActions} />
      ))}
    </ol>
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(ids, texts.drag),
        screenReaderInstructions: { draggable: texts.drag.instructions },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {rows}
      </SortableContext>
    </DndContext>
  )
}

type DragTexts = (typeof comboTexts.korea)['drag']

function announcementsFor(ids: readonly string[], texts: DragTexts): Announcements {
  const nameOf = (id: string | number) => comboSkillName(String(id).replace(/\/\d+$/, ''))
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => texts.start(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.over(nameOf(active.id), placeOf(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? texts.end(nameOf(active.id), placeOf(over.id)) : texts.cancel(nameOf(active.id)),
    onDragCancel: ({ active }) => texts.cancel(nameOf(active.id)),
  }
}
