import { diffStats } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { STAT_DICTIONARY } from '@gyeol/game-data'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { CheckIcon, FitIcon, MinusIcon, PlusIcon } from '../../../shared/icons/icons.ts'
import { StatLines } from '../../../shared/catalogue/stat-lines.tsx'
import { amountText } from '../../../shared/stats/stat-words.ts'
import { ButtonGroup, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import styles from './tree-stage.module.css'
import type { PlacedNode } from './tree-lines.ts'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

const ZOOMS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3] as const
const SHOWN_STATS = 5
const SHOWN_CHANGES = 3

type TreeStageProps = {
  readonly view: TreeView
  readonly onChoose: (id: string) => void
}

/** One line drawn as a tree; the way to the chosen crysta stands out. */
export function TreeStage({ view, onChoose }: TreeStageProps) {
  const texts = treeTexts
  const { line, nodes, path, chosen, marks, left, ownsAny } = view
  const scroller = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(1)
  if (line === undefined) return null
  const lanes = Math.max(...nodes.map(({ lane }) => lane)) + 1
  const onPath = new Set(path.map(({ id }) => id))
  const step = (direction: 1 | -1) => {
    const next = ZOOMS.toSorted((left, right) => direction * (left - right))
    setZoom(next.find((value) => direction * (value - zoom) > 0.001) ?? zoom)
  }
  const fit = () => {
    const box = scroller.current
    if (box === null) return
    const natural = box.scrollWidth / zoom
    setZoom(Math.max(ZOOMS[0], Math.min(1, Math.floor((box.clientWidth / natural) * 100) / 100)))
  }
  const move = (event: KeyboardEvent) => {
    const next = neighbourOf(event, nodes)
    if (next === null) return
    event.preventDefault()
    scroller.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <Card className={styles.stage}>
      <div className={styles.caption}>
        <h2>{line.root.name}</h2>
        <span>{texts.size(line.length, line.members.length)}</span>
        <ButtonGroup label={texts.zoom} className={styles.zoom}>
          <IconButton
            size="small"
            label={texts.zoomOut}
            icon={<MinusIcon />}
            onClick={() => step(-1)}
          />
          <IconButton
            size="small"
            label={texts.zoomIn}
            icon={<PlusIcon />}
            onClick={() => step(1)}
          />
          <IconButton size="small" label={texts.zoomFit} icon={<FitIcon />} onClick={fit} />
        </ButtonGroup>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move it */}
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={texts.tree(line.root.name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
        onKeyDown={move}
      >
        <ol className={styles.tree} style={treeStyle(zoom, lanes)}>
          {nodes.map((node) => (
            <TreeNode
              key={node.crysta.id}
              node={node}
              isChosen={node.crysta.id === chosen?.id}
              isNext={ownsAny && node.crysta.id === left?.next}
              hasRow={node.lane === 0 && node.reach === lanes - 1}
              onPath={onPath}
              owned={marks.owned}
              onChoose={onChoose}
              onOwn={(id) => marks.toggle('owned', id)}
            />
          ))}
        </ol>
      </section>
    </Card>
  )
}

/** How large it is drawn, and in how many lanes. */
function treeStyle(zoom: number, lanes: number): CSSProperties & Record<`--${string}`, number> {
  return { zoom, '--lanes': lanes }
}

type TreeNodeProps = {
  readonly node: PlacedNode
  readonly isChosen: boolean
  /** The first that is missing on the way to the chosen one. */
  readonly isNext: boolean
  /** Nothing stands beside it. */
  readonly hasRow: boolean
  readonly onPath: ReadonlySet<string>
  readonly owned: ReadonlySet<string>
  readonly onChoose: (id: string) => void
  readonly onOwn: (id: string) => void
}

function TreeNode(props: TreeNodeProps) {
  const { node, isChosen, isNext, hasRow, onPath, owned, onChoose, onOwn } = props
  const texts = treeTexts
  const { crysta, parent, depth, lane, span, reach, indent, rails } = node
  const { id, name, stats } = crysta
  const isOwned = owned.has(id)
  const place: CSSProperties & Record<`--${string}`, number> = {
    '--lane': lane + 1,
    '--width': reach + 1,
    '--row': depth + 1,
    '--span': span,
    '--indent': indent,
  }
  return (
    <li
      className={styles.place}
      style={place}
      data-link={linkOf(parent, span)}
      data-whole-row={hasRow ? '' : undefined}
      data-indented={indent > 0 ? '' : undefined}
      data-path={onPath.has(id) ? '' : undefined}
      data-owned={isOwned ? '' : undefined}
    >
      {rails.map((rail) => (
        <span
          key={rail.indent}
          aria-hidden="true"
          className={styles.rail}
          style={railPlace(rail.indent)}
          data-path={onPath.has(rail.toId) ? '' : undefined}
          data-owned={owned.has(rail.toId) ? '' : undefined}
        />
      ))}
      {parent !== null && <StepWords crysta={crysta} parent={parent} stage={depth + 1} />}
      <div
        className={styles.node}
        data-chosen={isChosen ? '' : undefined}
        data-next={isNext ? '' : undefined}
      >
        <button
          type="button"
          className={styles.choose}
          data-node={id}
          aria-current={isChosen ? 'true' : undefined}
          aria-label={(isNext ? texts.nextNode : texts.node)(name, depth + 1)}
          onClick={() => onChoose(id)}
        />
        <CrystaGem crysta={crysta} depth={depth} size={40} />
        <span className={styles.nodeWords}>
          <b>
            {name}
            {isNext && <Tag tone="brass">{texts.nextTag}</Tag>}
          </b>
          {stats.length === 0 ? (
            <small>{texts.noStats}</small>
          ) : (
            <StatLines className={styles.stats} lines={stats} limit={SHOWN_STATS} />
          )}
        </span>
        <button
          type="button"
          className={styles.own}
          role="checkbox"
          aria-checked={isOwned}
          aria-label={texts.own(name)}
          onClick={() => onOwn(id)}
        >
          <CheckIcon />
        </button>
      </div>
    </li>
  )
}

/** Between two steps: which one it is, and what it changes. */
function StepWords({ crysta, parent, stage }: { crysta: Crysta; parent: Crysta; stage: number }) {
  const texts = treeTexts
  const changes = diffStats(parent.stats, crysta.stats).slice(0, SHOWN_CHANGES)
  return (
    <span className={styles.step}>
      {texts.stage(stage)}
      {changes.map((change) => (
        <span
          key={`${change.stat} ${change.when?.worn.join() ?? ''}`}
          className={change.value < 0 ? 'negative' : 'positive'}
        >
          {STAT_DICTIONARY[change.stat].label} {amountText(change)}
        </span>
      ))}
    </span>
  )
}

function linkOf(parent: Crysta | null, span: number): string | undefined {
  if (parent === null) return undefined
  return span === 0 ? 'down' : 'branch'
}

function railPlace(indent: number): CSSProperties & Record<`--${string}`, number> {
  return { '--rail': indent }
}

/** Arrow keys: down the own way, up to the parent, right and left through the branches of a row. */
function neighbourOf(event: KeyboardEvent, nodes: readonly PlacedNode[]): string | null {
  const focused = event.target instanceof HTMLElement ? event.target.dataset['node'] : undefined
  const from = nodes.find(({ crysta }) => crysta.id === focused)
  if (from === undefined) return null
  const { crysta, depth, lane } = from
  const row = nodes.filter((node) => node.depth === depth)
  const children = nodes.filter(({ parent }) => parent?.id === crysta.id)
  const byLane = (left: PlacedNode, right: PlacedNode) => left.lane - right.lane
  const found = {
    ArrowDown: children.toSorted(byLane)[0],
    ArrowUp: nodes.find((node) => node.crysta.id === crysta.parentId),
    ArrowRight: row.filter((node) => node.lane > lane).toSorted(byLane)[0],
    ArrowLeft: row
      .filter((node) => node.lane < lane)
      .toSorted(byLane)
      .at(-1),
  }[event.key]
  return found?.crysta.id ?? null
}
