import { RefreshIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import { type CheckedEngine, RECORDINGS } from './recordings.ts'
import styles from './self-check.module.css'
import { selfCheckTexts } from './self-check.texts.ts'
import { type CheckState, type CheckStates, useCheck } from './use-check.ts'

/** More would be the same fault once more. */
const MOST_SHOWN = 5

/** Every engine works out in this very browser what was recorded elsewhere. */
export function SelfCheckScreen() {
  const texts = selfCheckTexts
  const { states, again } = useCheck()
  return (
    <Page title={texts.title} line={texts.line}>
      <ul className={styles.engines} aria-label={texts.list}>
        {RECORDINGS.map(({ engine }) => (
          <Engine key={engine} engine={engine} state={states[engine]} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Verdict states={states} />
        <Button icon={<RefreshIcon />} onClick={again}>
          {texts.again}
        </Button>
        <p>{texts.how}</p>
      </div>
    </Page>
  )
}

function Engine({ engine, state }: { engine: CheckedEngine; state: CheckState }) {
  const texts = selfCheckTexts
  const { name, line } = texts.engines[engine]
  const differences = state.kind === 'done' ? state.result.differences : []
  return (
    <li className={styles.engine}>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{line}</span>
      </span>
      <StateTag state={state} />
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.slice(0, MOST_SHOWN).map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function StateTag({ state }: { state: CheckState }) {
  const texts = selfCheckTexts
  if (state.kind !== 'done')
    return <Tag tone={state.kind === 'failed' ? 'danger' : 'neutral'}>{texts[state.kind]}</Tag>
  const { passed, failed } = state.result
  return failed === 0 ? (
    <Tag tone="primary">{texts.passed(passed)}</Tag>
  ) : (
    <Tag tone="danger">{texts.differs(failed, passed + failed)}</Tag>
  )
}

function Verdict({ states }: { states: CheckStates }) {
  const texts = selfCheckTexts
  const all = Object.values(states)
  const results = all.flatMap((state) => (state.kind === 'done' ? [state.result] : []))
  const isOver = all.every(({ kind }) => kind === 'done' || kind === 'failed')
  if (results.some(({ failed }) => failed > 0))
    return (
      <HintStrip tone="danger" live>
        {texts.someDiffer}
      </HintStrip>
    )
  if (!isOver) return <HintStrip live>{texts.checking}</HintStrip>
  if (results.length < all.length) return <HintStrip live>{texts.notAll}</HintStrip>
  const count = results.reduce((sum, { passed }) => sum + passed, 0)
  return (
    <HintStrip tone="primary" live>
      {texts.allPassed(count)}
    </HintStrip>
  )
}
