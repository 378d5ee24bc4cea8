import { nearestEnds } from '@gyeol/catalogue'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import { LateTreeCost } from './late-tree-cost.ts'
import styles from './next-step.module.css'
import { treeTexts } from './tree.texts.ts'
import type { TreeView } from './use-tree.ts'

/** Other ends of the line that are told. */
const SHOWN_ENDS = 3

/** What to get next for the chosen crysta, and which ends of its line are about as near. */
export function NextStep({ view }: { readonly view: TreeView }) {
  const texts = treeTexts
  const { chosen, left, index, marks, ownsAny } = view
  if (chosen === undefined || left === null) return null
  const next = index.byId.get(left.next ?? '')
  const depth = index.places.get(next?.id ?? '')?.depth ?? 0
  return (
    <section className={styles.next} aria-label={texts.nextStep}>
      <h3>{texts.nextStep}</h3>
      {next === undefined ? (
        <p className={styles.words}>{texts.reached(chosen.name)}</p>
      ) : (
        <>
          <div className={styles.step}>
            <CrystaGem crysta={next} depth={depth} size={30} />
            <b>{texts.nextIs(next.name, depth + 1)}</b>
            <Button
              size="small"
              aria-label={texts.got(next.name)}
              onClick={() => marks.toggle('owned', next.id)}
            >
              {texts.gotShort}
            </Button>
          </div>
          <p className={styles.words}>
            {texts.stepsLeft(chosen.name, left.missing.length)} {!ownsAny && texts.markOwned}
          </p>
        </>
      )}
      <LateTreeCost view={view} />
      {ownsAny && <NearEnds view={view} steps={left.missing.length} />}
    </section>
  )
}

function NearEnds({ view, steps }: { readonly view: TreeView; readonly steps: number }) {
  const texts = treeTexts
  const { chosen, filters, index, marks } = view
  if (chosen === undefined) return null
  const ends = nearestEnds(chosen.id, index.places, marks)
    .filter(({ target }) => target !== chosen.id)
    .slice(0, SHOWN_ENDS)
  if (ends.length === 0) return null
  const isNearer = (ends[0]?.missing.length ?? 0) < steps
  return (
    <div className={styles.ends}>
      <span>{isNearer ? texts.nearer : texts.nearest}</span>
      {ends.map(({ target, missing }) => (
        <Button key={target} size="small" onClick={() => filters.set({ id: target, kind: '' })}>
          {texts.nearerOf(index.byId.get(target)?.name ?? target, missing.length)}
        </Button>
      ))}
    </div>
  )
}
