import { ChevronDownIcon } from '../../../shared/icons/icons.ts'
import { lateCode } from '../../../shared/loading/late-code.ts'
import { useLateBody } from '../../../shared/loading/later-body.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import styles from './crysta-tree.module.css'
import { TreeDetail } from './tree-detail.tsx'
import type { TreeSheetProps } from './tree-sheet.tsx'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

/** What opens here is fetched once the page rests, or by the tap that asks for it. */
const sheet = lateCode(async () => (await import('./tree-sheet.tsx')).TreeSheet)

type PickLineProps = Pick<TreeSheetProps, 'children'> & Pick<TreeView, 'line'>

/** The phone's way to the other lines. */
export function PickLine({ line, children }: PickLineProps) {
  const texts = treeTexts
  const { body: TreeSheet, isWanted, trigger } = useLateBody(sheet)
  const look = { block: true, className: styles.pick }
  const words = (
    <>
      {line === undefined ? (
        texts.pickLine
      ) : (
        <>
          <CrystaGem crysta={line.root} depth={0} size={20} />
          {texts.pathOf(line.root.name)}
        </>
      )}
      <ChevronDownIcon />
    </>
  )
  if (TreeSheet === undefined)
    return (
      <Button {...look} {...trigger} aria-haspopup="dialog">
        {words}
      </Button>
    )
  return (
    <TreeSheet
      title={texts.pickLine}
      startsOpen={isWanted}
      trigger={<Button {...look}>{words}</Button>}
    >
      {children}
    </TreeSheet>
  )
}

/** On phones: the chosen crysta under the thumb, everything about it one press away. */
export function Peek({ view }: { view: TreeView }) {
  const texts = treeTexts
  const { chosen, path, marks, left, index } = view
  if (chosen === undefined) return null
  const owned = path.filter(({ id }) => marks.owned.has(id)).length
  const count = texts.ownedCount(owned, path.length)
  const next = index.byId.get(left?.next ?? '')
  return (
    <ActionDock
      label={chosen.name}
      summary={
        <>
          <b>{chosen.name}</b>
          {next === undefined || owned === 0 ? count : texts.dock(count, next.name)}
        </>
      }
      main={<Details name={chosen.name} view={view} />}
    />
  )
}

function Details({ name, view }: { readonly name: string; readonly view: TreeView }) {
  const { details } = treeTexts
  const { body: TreeSheet, isWanted, trigger } = useLateBody(sheet)
  const look = { variant: 'primary', size: 'large' } as const
  if (TreeSheet === undefined)
    return (
      <Button {...look} {...trigger} aria-haspopup="dialog">
        {details}
      </Button>
    )
  return (
    <TreeSheet
      title={name}
      hideTitle
      startsOpen={isWanted}
      trigger={<Button {...look}>{details}</Button>}
      hasClose
    >
      {() => <TreeDetail view={view} />}
    </TreeSheet>
  )
}
