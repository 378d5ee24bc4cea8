import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { placeIds } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import { ComboRow, type RowActions } from './combo-row.tsx'
import type { ComboView } from './combo-view.ts'
import styles from './combo-track.module.css'

type ComboTrackProps = {
  readonly view: ComboView
  /** Absent: only to look at. */
  readonly actions: RowActions | null
}

/** Dragging comes after the rows: buttons move them as well. */
export const loadSortableRows = () => import('./sortable-rows.tsx')
const SortableRows = lazy(async () => ({ default: (await loadSortableRows()).SortableRows }))

/** The places in their order. */
export function ComboTrack({ view, actions }: ComboTrackProps) {
  const texts = comboTexts
  const ids = useMemo(() => placeIds(view.places), [view.places])
  if (actions !== null) return <EditableTrack ids={ids} view={view} actions={actions} />
  return (
    <ol className={styles.list} aria-label={texts.track.title}>
      {ids.map((id, at) => (
        <ComboRow key={id} at={at} view={view} actions={null} />
      ))}
    </ol>
  )
}

type EditableTrackProps = {
  readonly ids: readonly string[]
  readonly view: ComboView
  readonly actions: RowActions
}

/** Dragged, moved by buttons, or lifted with the space bar. */
function EditableTrack({ ids, view, actions }: EditableTrackProps) {
  const texts = comboTexts
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ readonly at: number; readonly way: string } | null>(null)
  // The button that was pressed goes along with its row, so that it can be pressed again.
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.children[moved.at]
    const same = row?.querySelector<HTMLButtonElement>(`[data-move="${moved.way}"]`)
    const other = row?.querySelector<HTMLButtonElement>('[data-move]:enabled')
    const button = same?.disabled ? other : same
    button?.focus()
  }, [moved])
  const rowActions: RowActions = {
    ...actions,
    move: (at, to) => {
      actions.move(at, to)
      setMoved({ at: to, way: to < at ? 'up' : 'down' })
    },
  }
  const plain = ids.map((id, at) => <ComboRow key={id} at={at} view={view} actions={rowActions} />)
  return (
    <ol ref={list} className={styles.list} aria-label={texts.track.title}>
      <Suspense fallback={plain}>
        <SortableRows ids={ids} view={view} actions={rowActions} onDrop={actions.move} />
      </Suspense>
    </ol>
  )
}
