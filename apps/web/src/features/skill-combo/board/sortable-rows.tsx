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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { comboSkillName } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import { ComboRow, type RowActions } from './combo-row.tsx'
import type { ComboView } from './combo-view.ts'

type SortableRowsProps = {
  readonly ids: readonly string[]
  readonly view: ComboView
  readonly actions: RowActions
  readonly onDrop: (at: number, to: number) => void
}

/** A finger or mouse that moves this far means to drag. */
const DRAG_AFTER_PX = 6

/** The rows with a handle each: dragged, or lifted with the space bar and moved by arrow keys. */
export function SortableRows({ ids, view, actions, onDrop }: SortableRowsProps) {
  const texts = comboTexts.drag
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onDrop(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(ids, texts),
        screenReaderInstructions: { draggable: texts.instructions },
        // Its hidden words are no rows of the list.
        container: document.body,
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id, at) => (
          <SortableRow key={id} id={id} at={at} view={view} actions={actions} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

type SortableRowProps = Omit<Parameters<typeof ComboRow>[0], 'drag'> & { readonly id: string }

function SortableRow({ id, ...row }: SortableRowProps) {
  const { attributes, listeners, isDragging, ...sortable } = useSortable({ id })
  const style = {
    transform: CSS.Translate.toString(sortable.transform),
    transition: sortable.transition,
  }
  return (
    <ComboRow
      {...row}
      drag={{
        row: { ref: sortable.setNodeRef, style },
        handle: { ref: sortable.setActivatorNodeRef, ...attributes, ...listeners },
        isDragging,
      }}
    />
  )
}

type DragTexts = (typeof comboTexts)['drag']

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
