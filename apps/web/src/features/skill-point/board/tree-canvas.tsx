import type { SkillKey, SkillTree } from '@gyeol/skills'
import { formatNumber } from '@gyeol/korean'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { branchOrder, SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import type { BuildView } from '../builds/build-view.ts'
import { type ClickWay, describeClick, marksOf, previewNode } from './click-preview.ts'
import { type Direction, neighbour } from './neighbour.ts'
import { PreviewBar } from './preview-bar.tsx'
import { SkillNode } from './skill-node.tsx'
import { skillPointTexts } from '../skill-point.texts.ts'
import styles from './tree-canvas.module.css'
import { layoutOf } from './tree-layout.ts'
import { TreeLinks } from './tree-links.tsx'
import { type ClickType, useNodeHandlers } from './use-node-handlers.ts'

type TreeCanvasProps = {
  readonly tree: SkillTree
  readonly view: BuildView
  /** How a click works; null where the build is only to look at. */
  readonly way: ClickWay | null
  /** A skill somebody asked to see: it gets the focus. New object = asked again. */
  readonly wanted: { readonly skill: SkillKey } | null
  readonly onClick: (skill: SkillKey, type: ClickType) => void
}

const DEEPEST = 6

/** The drawing of one tree: a grid with lines on wide screens, an indented list on phones. */
export function TreeCanvas({ tree, view, way, wanted, onClick }: TreeCanvasProps) {
  const texts = skillPointTexts
  const layout = useMemo(() => layoutOf(tree), [tree])
  const nodes = useMemo(() => branchOrder(tree), [tree])
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<SkillKey | null>(null)
  const [said, setSaid] = useState('')
  const act = (skill: SkillKey, type: ClickType) => {
    if (way === null) return
    setCurrent(skill)
    const done = previewNode(view.levels, skill, way)[type]
    if (done) {
      const left = texts.points.dockLeft(formatNumber(view.left - done.points))
      setSaid(texts.preview.done(describeClick(done, texts.preview), left))
    }
    onClick(skill, type)
  }
  const { handlers, asked, isHeld } = useNodeHandlers(act)
  const preview = asked !== null && way !== null ? previewNode(view.levels, asked, way) : null
  const marks = marksOf(preview)
  const tabStop = nodes.some(({ key }) => key === current) ? current : nodes[0]?.key

  useEffect(() => {
    if (wanted === null) return
    const node = find(list.current, wanted.skill)
    node?.focus({ preventScroll: true })
    node?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [wanted])

  const focus = (skill: SkillKey) => {
    setCurrent(skill)
    find(list.current, skill)?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    const skill = skillUnder(event.target)
    if (skill === null || event.ctrlKey || event.metaKey || event.altKey) return
    const answer = answerTo(event.key)
    if (answer === null) return
    event.preventDefault()
    if (answer === 'raise' || answer === 'lower') act(skill, answer)
    else if (answer === 'first' || answer === 'last') {
      const end = answer === 'first' ? nodes[0] : nodes.at(-1)
      if (end) focus(end.key)
    } else {
      const own = SKILL_INDEX.nodes.get(skill)?.skill.id
      const next = own === undefined ? null : neighbour(tree.skills, own, answer)
      if (next !== null) focus(`${tree.id}:${next}`)
    }
  }
  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons inside */}
        <ul
          ref={list}
          className={styles.nodes}
          data-columns={layout.columns}
          aria-label={texts.tree.canvas(tree.name)}
          onKeyDown={way === null ? undefined : handleKey}
        >
          {nodes.map((node) => (
            <SkillNode
              key={node.key}
              node={node}
              view={view}
              mark={marks.get(node.key)}
              className={placeOf(layout.cells.get(node.skill.id), node.ancestors.length)}
              isCurrent={node.key === tabStop}
              handlers={way === null ? null : handlers}
            />
          ))}
          <TreeLinks tree={tree} layout={layout} levels={view.levels} />
        </ul>
      </div>
      {way !== null && <PreviewBar preview={preview} isHeld={isHeld} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}

type Answer = ClickType | Direction | 'first' | 'last'

const ANSWERS: Readonly<Record<string, Answer>> = {
  '+': 'raise',
  '=': 'raise',
  '-': 'lower',
  _: 'lower',
  Backspace: 'lower',
  Delete: 'lower',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

function answerTo(key: string): Answer | null {
  return Object.hasOwn(ANSWERS, key) ? (ANSWERS[key] ?? null) : null
}

function skillUnder(target: EventTarget): SkillKey | null {
  return target instanceof HTMLElement ? (target.dataset['skill'] ?? null) : null
}

function find(list: HTMLUListElement | null, skill: SkillKey): HTMLElement | undefined {
  const nodes = list?.querySelectorAll<HTMLElement>('[data-skill]') ?? []
  return Array.from(nodes).find((node) => node.dataset['skill'] === skill)
}

/** Classes instead of styles: the page is drawn ahead of time, where styles are forbidden. */
function placeOf(cell: readonly [number, number] | undefined, depth: number): string {
  const [column, row] = cell ?? [0, 0]
  return (
    classNames(styles[`c${column}`], styles[`r${row}`], styles[`d${Math.min(depth, DEEPEST)}`]) ??
    ''
  )
}
