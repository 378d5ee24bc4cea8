import { useMemo, useState } from 'react'
import { showToast } from '../../../shared/toast/toast.ts'
import type { LinkReading } from './share-link.ts'
import { StattingBoard, type BoardActions } from '../statting-board.tsx'
import { createDocument } from '../sessions/statting-document.ts'
import { stattingTexts } from '../statting.texts.ts'
import { viewAfter, viewOf } from '../sessions/statting-view.ts'
import type { Statting } from '../sessions/use-statting.ts'
import planner from '../../../shared/ui/layout/planner.module.css'
import { useBuildText } from './use-build-text.ts'
import { ViewerBar } from './viewer-bar.tsx'
import { latePart } from '../../../shared/loading/late-part.tsx'

type SharedStattingProps = {
  readonly reading: Extract<LinkReading, { readonly kind: 'build' }>
  readonly statting: Statting
  readonly onLeave: () => void
}

const CompareDialog = latePart(
  async () => (await import('../sessions/compare-dialog.tsx')).CompareDialog,
)

const nothing = () => {}

/** Somebody else's build, to look at, compare and copy. */
export function SharedStatting({ reading, statting, onLeave }: SharedStattingProps) {
  const texts = stattingTexts
  const [lookingAt, setLookingAt] = useState<number | null>(null)
  const [isComparing, setIsComparing] = useState(false)
  const doc = useMemo(
    () => ({ ...createDocument({ id: 'shared', name: '', at: 0 }), ...reading.build }),
    [reading],
  )
  const now = useMemo(() => viewOf(doc), [doc])
  const view = lookingAt === null ? now : viewAfter(doc, lookingAt)
  const text = useBuildText(doc, now)
  const actions: BoardActions = {
    onChange: nothing,
    onEditSetting: nothing,
    onPickOpen: nothing,
    onRemove: nothing,
    onValue: nothing,
    onInvalidText: nothing,
    onEdit: nothing,
    onDelete: nothing,
    onLook: (count) => setLookingAt(count === lookingAt ? null : count),
    onCopy: text.copy,
  }
  return (
    <div className={planner.screen}>
      <header className={planner.head}>
        <div>
          <h1>{texts.title}</h1>
          <p>{doc.name}</p>
        </div>
      </header>
      <ViewerBar
        asOf={reading.asOf}
        onCompare={() => setIsComparing(true)}
        onLeave={onLeave}
        onCopy={() => {
          if (!statting.add(reading.build)) return
          showToast(texts.viewer.copied, { kind: 'success' })
          onLeave()
        }}
      />
      <StattingBoard
        doc={doc}
        view={view}
        logView={now}
        lookingAt={lookingAt}
        hasExpertReinforcement2={statting.hasExpertReinforcement2}
        isReadOnly
        actions={actions}
        buttons={undefined}
      />
      {isComparing && (
        <CompareDialog
          current={doc}
          others={statting.workspace.items}
          onClose={() => setIsComparing(false)}
        />
      )}
    </div>
  )
}
