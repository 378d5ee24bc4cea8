import { formatNumber, ordinal, parseKoreanNumber } from '@gyeol/korean'
import { expPerCost, type Route } from '@gyeol/main-quest'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { CheckRow } from '../../../shared/ui/fields/check-row.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { NumberField } from '../../../shared/ui/fields/number-field.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { FixedRunsCard } from './fixed-runs-card.tsx'
import { questMoreSaved } from '../main-quest-more.saved.ts'
import { PacePart } from './pace-part.tsx'
import { expWords, levelWords } from '../quest-words.ts'
import {
  mergedPasses,
  type RouteViewProps,
  routesOf,
  settingOfRoute,
  timeWords,
} from './route-rows.ts'
import { routeTexts } from './route.texts.ts'
import styles from './route-view.module.css'
import { TurnInCard } from './turn-in-card.tsx'

const RUNS = { first: 10, max: 1000 }

/** Ways to the target nobody beats, K runs of one range, and what NPCs pay. */
export function RouteView({ quest, plan, onEdit }: RouteViewProps) {
  const texts = routeTexts
  const [{ minutes, minutesOf, isStoryFirst }] = useSaved(questMoreSaved)
  const [maxRuns, setMaxRuns] = useState(RUNS.first)
  // The search walks through every range: typing must not wait for it.
  const asked = useDeferredValue(
    useMemo(
      () => ({ plan, maxRuns, minutes, minutesOf, isStoryFirst }),
      [plan, maxRuns, minutes, minutesOf, isStoryFirst],
    ),
  )
  const routes = useMemo(() => routesOf(quest, asked.plan, asked), [quest, asked])
  return (
    <section aria-label={texts.heading} className={styles.view}>
      <Card padding="medium" className={styles.card}>
        <p className={styles.line}>{texts.line}</p>
        <div className={styles.fields}>
          <Field label={texts.maxRuns}>
            <NumberField
              label={texts.maxRuns}
              block
              value={maxRuns}
              min={1}
              max={RUNS.max}
              parse={parseKoreanNumber}
              onChange={setMaxRuns}
            />
          </Field>
          <PacePart quest={quest} />
        </div>
        <CheckRow
          label={texts.storyFirst}
          hint={texts.storyFirstHint}
          checked={isStoryFirst}
          onChange={keepStoryFirst}
        />
        {plan.neededExp === 0 ? (
          <EmptyState title={texts.already} line={texts.alreadyLine} />
        ) : (
          routes.length === 0 && <EmptyState title={texts.none} line={texts.noneLine} />
        )}
        {routes.length > 0 && (
          <ol className={styles.routes} aria-label={texts.list}>
            {routes.map((route, index) => (
              <RouteRow
                key={route.runs}
                route={route}
                isFewest={index === 0 && routes.length > 1}
                hasMinutes={asked.minutes !== null}
                onEdit={onEdit}
              />
            ))}
          </ol>
        )}
      </Card>
      <FixedRunsCard quest={quest} plan={plan} onEdit={onEdit} />
      <TurnInCard plan={plan} />
    </section>
  )
}

function keepStoryFirst(isStoryFirst: boolean): void {
  questMoreSaved.update((now) => ({ ...now, isStoryFirst }))
}

type RouteRowProps = {
  readonly route: Route
  readonly isFewest: boolean
  readonly hasMinutes: boolean
  readonly onEdit?: RouteViewProps['onEdit']
}

function RouteRow({ route, isFewest, hasMinutes, onEdit }: RouteRowProps) {
  const texts = routeTexts
  const runs = formatNumber(route.runs)
  const setting = settingOfRoute(route)
  return (
    <li>
      <p className={styles.first}>
        <b>{texts.runs(runs)}</b>
        {isFewest && <Tag tone="primary">{texts.fewest}</Tag>}
        <span>{texts.episodes(formatNumber(route.episodes))}</span>
        {hasMinutes && <span>{texts.time(timeWords(route.cost))}</span>}
      </p>
      <p className={styles.second}>
        {mergedPasses(route)
          .map(({ start, end, times }) =>
            texts.pass(ordinal(start), ordinal(end), formatNumber(times)),
          )
          .join(' + ')}
      </p>
      <p className={styles.second}>
        {[
          levelWords(route.final),
          texts.leftover(expWords(route.leftoverExp)),
          ...(hasMinutes ? [texts.rate(expWords(expPerCost(route)))] : []),
        ].join(' · ')}
      </p>
      {onEdit && setting !== null && (
        <Button
          size="small"
          aria-label={texts.takeOf(runs)}
          onClick={() => {
            onEdit(setting)
            showToast(texts.used, { kind: 'success' })
          }}
        >
          {texts.take}
        </Button>
      )}
    </li>
  )
}
