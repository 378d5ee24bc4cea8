import type { AutoCandidate } from '@gyeol/statting-auto'
import { CloseIcon, SearchIcon } from '../../../shared/icons/icons.ts'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import type { AutoSearch } from './search/auto-search-store.ts'
import { isOutOfReach } from './search/out-of-reach.ts'
import { autoTexts } from './auto.texts.ts'
import { Elapsed } from './search/search-part.tsx'
import { useOpenPlan } from './result/use-open-plan.ts'

type AutoDockProps = {
  readonly search: AutoSearch | null
  /** The plan that is shown. */
  readonly plan: AutoCandidate | null
  readonly isStale: boolean
  readonly onCancel: () => void
}

/** Under the thumb: the best so far, and the one thing to do next. */
export function AutoDock({ search, plan, isStale, onCancel }: AutoDockProps) {
  const texts = autoTexts.search
  const open = useOpenPlan()
  const isRunning = search?.phase === 'searching'
  const canOpen = plan !== null && (isRunning || !isStale)
  return (
    <ActionDock
      label={texts.dock}
      summary={
        <>
          {isRunning ? (
            <>
              {texts.busy} · <Elapsed since={search.startedAt} />
            </>
          ) : plan && isStale ? (
            texts.stale
          ) : isOutOfReach(search) ? (
            texts.outOfReachShort
          ) : (
            texts.best
          )}
          <b>{plan ? `${plan.rate}%` : '–'}</b>
        </>
      }
      actions={
        isRunning ? (
          <IconButton
            variant="secondary"
            label={texts.cancel}
            icon={<CloseIcon />}
            onClick={onCancel}
          />
        ) : canOpen ? (
          <IconButton variant="secondary" type="submit" label={texts.again} icon={<SearchIcon />} />
        ) : undefined
      }
      main={
        canOpen ? (
          <Button variant="primary" size="large" onClick={() => open(plan)}>
            {texts.open}
          </Button>
        ) : (
          <Button variant="primary" size="large" type="submit" disabled={isRunning}>
            {texts.start}
          </Button>
        )
      }
    />
  )
}
