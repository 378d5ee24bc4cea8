import { useEffect, useMemo, useRef, useState } from 'react'
import { CloseIcon, SearchIcon } from '../../../shared/icons/icons.ts'
import { skillName } from '../../../shared/skills/skill-index.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import type { CharactersState } from '../build/use-characters.ts'
import { answerOf } from '../cast/cast-answer.ts'
import { useBosses } from '../gear/use-lists.ts'
import { figureTexts } from '../sheet/figure.texts.ts'
import { RankingState } from './ranking-state.tsx'
import { firstGoal, goalFigures } from './replace-goal.ts'
import type { ReplacePlace } from './replace-place.ts'
import { type GoalId, replaceRequest } from './replace-request.ts'
import { ReplaceRows } from './replace-rows.tsx'
import { replaceTexts } from './replace.texts.ts'
import styles from './replace.module.css'
import { useReplacements } from './use-replacements.ts'
import { useSupply } from './use-supply.ts'

type ReplaceListProps = {
  readonly state: Pick<CharactersState, 'character' | 'built'>
  readonly ownedEquipment: ReadonlySet<string>
  /** Where to look. */
  readonly places: readonly ReplacePlace[]
  /** Looks as soon as it stands there; else when it is asked to. */
  readonly isAtOnce: boolean
  readonly onTry: (at: ReplacePlace, thingId: string) => void
}

/** The best replacements in some places for a chosen goal, found in a worker. */
export function ReplaceList(props: ReplaceListProps) {
  const { state, ownedEquipment, places, isAtOnce, onTry } = props
  const texts = replaceTexts
  const { character, built } = state
  const [asked, setAsked] = useState(isAtOnce ? 1 : 0)
  const [scope, setScope] = useState<'owned' | 'all'>('all')
  const [chosen, setChosen] = useState<GoalId | null>(null)
  const isPiece = places.some(({ slot }) => slot === null)
  const known = useSupply(isPiece, asked > 0, ownedEquipment)
  const bosses = useBosses(character.cast.boss !== null)
  const boss = bosses.items.find(({ id }) => id === character.cast.boss) ?? null
  const answer = useMemo(() => answerOf(character, built, boss), [character, built, boss])
  const hasCast = answer?.cast.ok === true
  const goal =
    chosen === null || (chosen === 'cast' && !hasCast) ? firstGoal(built.sheet, hasCast) : chosen
  const { ranking, start, stop } = useReplacements()
  const question = useMemo(
    () => ({ character, built, goal, scope, boss, places }),
    [character, built, goal, scope, boss, places],
  )
  const [answered, setAnswered] = useState<typeof question | null>(null)
  const look = () => {
    const build = { body: character, built, boss }
    start(replaceRequest(build, known.supply, { places, goal, scope }))
    setAnswered(question)
  }
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  // Whose damage is asked about must be known before it can be the goal.
  const isReady =
    known.state === 'there' && (character.cast.boss === null || bosses.state !== 'loading')
  // With every asking, and once more when what it waited for has come.
  useEffect(() => {
    if (asked > 0 && isReady) latest.current()
  }, [asked, isReady])
  const ask = () => setAsked((now) => now + 1)
  const change = (run: () => void) => {
    run()
    if (asked > 0) ask()
  }
  const isRunning = ranking.phase === 'running'
  return (
    <>
      <Choices
        goal={goal}
        scope={scope}
        castName={hasCast ? skillName(character.cast.skill ?? '') : null}
        figures={goalFigures(built.sheet)}
        onGoal={(next) => change(() => setChosen(next))}
        onScope={(next) => change(() => setScope(next))}
      />
      {isRunning ? (
        <Button block icon={<CloseIcon />} onClick={stop}>
          {texts.stop}
        </Button>
      ) : (
        <Button block variant="soft" icon={<SearchIcon />} onClick={ask}>
          {asked > 0 ? texts.again : texts.find}
        </Button>
      )}
      <RankingState
        ranking={ranking}
        list={asked > 0 ? known.state : 'there'}
        isStale={answered !== null && answered !== question}
        scope={scope}
        goal={goal}
      />
      {'progress' in ranking && ranking.progress.best.length > 0 && (
        <ReplaceRows
          found={ranking}
          goal={goal}
          body={character}
          known={known}
          hp={answer?.target.hp ?? null}
          isOneSlot={places.length === 1}
          onTry={onTry}
        />
      )}
    </>
  )
}

type ChoicesProps = {
  readonly goal: GoalId
  readonly scope: 'owned' | 'all'
  /** The skill that is asked about in "몇 타?"; null: none that can be counted. */
  readonly castName: string | null
  readonly figures: ReturnType<typeof goalFigures>
  readonly onGoal: (goal: GoalId) => void
  readonly onScope: (scope: 'owned' | 'all') => void
}

function Choices({ goal, scope, castName, figures, onGoal, onScope }: ChoicesProps) {
  const texts = replaceTexts
  const { names } = figureTexts
  return (
    <div className={styles.choices}>
      <Field label={texts.goal}>
        <Select<GoalId>
          value={goal}
          onChange={onGoal}
          options={[
            ...(castName === null
              ? []
              : [{ value: 'cast' as const, label: texts.castGoal(castName) }]),
            ...figures.map((id) => ({ value: id, label: names[id] })),
          ]}
        />
      </Field>
      <SegmentedControl
        label={texts.scope}
        value={scope}
        onChange={onScope}
        segments={[
          { value: 'owned', label: texts.scopes.owned },
          { value: 'all', label: texts.scopes.all },
        ]}
      />
    </div>
  )
}
