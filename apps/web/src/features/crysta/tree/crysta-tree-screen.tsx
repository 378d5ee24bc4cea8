import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { CRYSTA_KINDS } from '@gyeol/terms'
import { useDeferredValue, useState } from 'react'
import { QueryFailure } from '../../../shared/api/query-failure.tsx'
import { Gem } from '../../../shared/gem/gem.tsx'
import { copyText } from '../../../shared/files/copy-text.ts'
import { ImageIcon, ShareIcon } from '../../../shared/icons/icons.ts'
import { DataLine } from '../../../shared/catalogue/data-line.tsx'
import { GoneNote } from '../../../shared/catalogue/list/gone-note.tsx'
import type { AnswerOrCopy } from '../../../shared/catalogue/offline-copy.ts'
import { useReadAllCrystasQuery } from '../../../shared/catalogue/catalogue.api.ts'
import { canShareBySystem, shareBySystem } from '../../../shared/share/system-share.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { SearchField } from '../../../shared/ui/fields/search-field.tsx'
import { Skeleton } from '../../../shared/ui/display/skeleton.tsx'
import { useMedia } from '../../../shared/ui/layout/use-media.ts'
import styles from './crysta-tree.module.css'
import { TreeDetail } from './tree-detail.tsx'
import { LineList, StatChips } from './tree-line-list.tsx'
import { Peek, PickLine } from './tree-phone.tsx'
import type { CrystaLine } from './tree-lines.ts'
import { TreeStage } from './tree-stage.tsx'
import { TreeSteps } from './tree-steps.tsx'
import { treeTexts } from './tree.texts.ts'
import { type TreeView, usualStats, useTree } from './use-tree.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'

const TreePicture = latePart(async () => (await import('./tree-picture.tsx')).TreePicture)

const WIDE = '(min-width: 900px)'
const QUICK_STATS = 6

/** /crysta/tree: the enhancement lines, drawn. */
export function CrystaTreeScreen() {
  const texts = treeTexts
  const { data, error, refetch } = useReadAllCrystasQuery()
  const renew = () => void refetch()
  // Hundreds of boxes are drawn behind whatever is pressed meanwhile.
  const shown = useDeferredValue(data)
  if (shown !== undefined) return <Tree list={shown} onRenew={renew} />
  return (
    <Page isWide title={texts.title}>
      {error === undefined ? (
        <Skeleton lines={6} shape="block" />
      ) : (
        <QueryFailure error={error} onRetry={renew} />
      )}
    </Page>
  )
}

type TreeProps = {
  readonly list: AnswerOrCopy<'readAllCrystas'>
  readonly onRenew: () => void
}

function Tree({ list, onRenew }: TreeProps) {
  const texts = treeTexts
  const view = useTree(list.items)
  const isWide = useMedia(WIDE)
  const [isDrawing, setDrawing] = useState(false)
  const { filters, counts, kind, line, chosen } = view
  const choose = (id: string) => filters.set({ id, kind: '' })
  return (
    <Page
      isWide
      title={texts.title}
      line={<DataLine entity="crysta" list={list} onRenew={onRenew} />}
      actions={
        chosen !== undefined && (
          <>
            <Button icon={<ShareIcon />} onClick={() => void sharePath(chosen.id, texts.copied)}>
              {texts.share}
            </Button>
            <IconButton
              variant="secondary"
              label={texts.picture}
              icon={<ImageIcon />}
              onClick={() => setDrawing(true)}
            />
          </>
        )
      }
    >
      <fieldset className={styles.kinds} aria-label={texts.kinds}>
        {CRYSTA_KINDS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.kind}
            aria-pressed={one === kind}
            onClick={() => filters.set({ kind: one, id: '', opt: '' })}
          >
            <Gem kind={one} size={22} />
            {CRYSTA_KIND_NAMES[one]}
            <small translate="no">{counts[one]}</small>
          </button>
        ))}
      </fieldset>
      <GoneNote id={filters.values.id} item={view.index.byId.get(filters.values.id)} />
      <div className={styles.layout}>
        <Side view={view} isWide={isWide} onPick={(next) => choose(endOf(next))} />
        {line === undefined ? (
          <EmptyState gem={kind} line={texts.noLines} />
        ) : (
          <div className={styles.main}>
            <TreeStage key={line.root.id} view={view} onChoose={choose} />
            <p className={styles.hint}>{texts.hint}</p>
            <TreeSteps view={view} />
          </div>
        )}
        {isWide && chosen !== undefined && (
          <Card as="section" aria-label={chosen.name} className={styles.detail}>
            <TreeDetail view={view} />
          </Card>
        )}
      </div>
      {!isWide && <Peek view={view} />}
      {isDrawing && <TreePicture view={view} onClose={() => setDrawing(false)} />}
    </Page>
  )
}

type SideProps = {
  readonly view: TreeView
  readonly isWide: boolean
  readonly onPick: (line: CrystaLine) => void
}

/** The search and the lines: in sight on wide screens, behind one button on phones. */
function Side({ view, isWide, onPick }: SideProps) {
  const texts = treeTexts
  const { filters, lines, line, stat } = view
  const search = (
    <SearchField
      label={texts.search}
      value={filters.values.q}
      onSearch={(q) => filters.set({ q }, { isTyping: true })}
    />
  )
  const chips = (
    <StatChips
      stats={usualStats(lines, QUICK_STATS)}
      stat={stat}
      onStat={(opt) => filters.set({ opt })}
    />
  )
  if (isWide) {
    return (
      <div className={styles.side}>
        {search}
        {chips}
        <Card className={styles.lineBox}>
          <LineList lines={lines} current={line} onPick={onPick} />
        </Card>
      </div>
    )
  }
  return (
    <div className={styles.side}>
      {search}
      <PickLine line={line}>
        {(close) => (
          <>
            {chips}
            <LineList
              lines={lines}
              current={line}
              onPick={(next) => {
                onPick(next)
                close()
              }}
            />
          </>
        )}
      </PickLine>
    </div>
  )
}

function endOf({ members, root }: CrystaLine): string {
  return (members.at(-1) ?? root).id
}

/** Only the crysta itself: the other person's search is of no use to the one who opens it. */
async function sharePath(id: string, copied: string): Promise<void> {
  const url = new URL(`/crysta/tree?id=${id}`, location.href).href
  if (canShareBySystem() && matchMedia('(pointer: coarse)').matches) return shareBySystem({ url })
  if (await copyText(url)) showToast(copied, { kind: 'success' })
  else showErrorToast(url)
}
