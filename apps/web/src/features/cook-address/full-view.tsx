import { useState } from 'react'
import { CheckIcon, CopyIcon, PlusIcon, ShareIcon } from '../../shared/icons/icons.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { canShareBySystem, shareBySystem } from '../../shared/share/system-share.ts'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { CheckRow } from '../../shared/ui/fields/check-row.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import { useMedia } from '../../shared/ui/layout/use-media.ts'
import type { OpenDialog } from './cook-dialog.ts'
import styles from './cook-address-screen.module.css'
import { cookTexts } from './cook.texts.ts'
import { HouseList } from './houses/house-list.tsx'
import { useCopy } from './houses/use-copy.ts'
import { useMarks } from './houses/use-marks.ts'
import { KeepDialog } from './wish/keep-dialog.tsx'
import { PlanCard } from './plan/plan-card.tsx'
import { codesText, planText } from './plan/plan-text.ts'
import { planTexts } from './plan/plan.texts.ts'
import type { CookPage } from './use-cook-page.ts'
import { FoodPicker } from './wish/food-picker.tsx'
import { isSelectSaved } from './wish/select.saved.ts'
import { StarterCard } from './wish/starter-card.tsx'
import { WantedCard } from './wish/wanted-card.tsx'
import { wishTexts } from './wish/wish.texts.ts'
import { WishSaves } from './wish/wish-saves.tsx'

type FullViewProps = {
  readonly page: CookPage
  readonly isOffline: boolean
  readonly onOpen: OpenDialog
}

const VIEWS = ['planner', 'list'] as const

/** Planner and list: beside each other where there is room, one of them on phones. */
export function FullView({ page, isOffline, onOpen }: FullViewProps) {
  const texts = cookTexts
  const isWide = useMedia('(min-width: 900px)')
  const [isSelect, setIsSelect] = useSaved(isSelectSaved)
  const [isKeeping, setKeeping] = useState(false)
  const marks = useMarks(isOffline)
  const list = (
    <div className={styles.list}>
      {page.houses.length === 0 ? (
        <EmptyState
          title={texts.empty}
          line={texts.emptyLine}
          action={
            <Button variant="primary" icon={<PlusIcon />} onClick={() => onOpen({ kind: 'new' })}>
              {texts.tell}
            </Button>
          }
        />
      ) : (
        <HouseList
          houses={page.houses}
          wanted={page.wishes.wish.dishes}
          marks={marks}
          onOpen={onOpen}
        />
      )}
    </div>
  )
  return (
    <>
      <div className={styles.onlyNarrow}>
        <SegmentedControl
          block
          label={texts.views}
          value={isSelect ? 'planner' : 'list'}
          onChange={(view) => setIsSelect(view === 'planner')}
          segments={VIEWS.map((value) => ({
            value,
            label: value === 'planner' ? texts.planner : texts.list(page.known),
          }))}
        />
      </div>
      <div className={styles.columns}>
        {(isWide || isSelect) && (
          <Planner page={page} isWide={isWide} onOpen={onOpen} onKeep={() => setKeeping(true)} />
        )}
        {(isWide || !isSelect) && list}
      </div>
      {isKeeping && (
        <KeepDialog
          onKeep={(name) => {
            setKeeping(false)
            page.wishes.keepAs(name)
          }}
          onClose={() => setKeeping(false)}
        />
      )}
      {!isWide && !isSelect && <ListDock page={page} onOpen={onOpen} />}
    </>
  )
}

type PlannerProps = {
  readonly page: CookPage
  readonly isWide: boolean
  readonly onOpen: OpenDialog
  readonly onKeep: () => void
}

function Planner({ page, isWide, onOpen, onKeep }: PlannerProps) {
  const texts = wishTexts
  const [isPicking, setPicking] = useState(false)
  const { wishes, plan, counts } = page
  const { dishes } = wishes.wish
  const missing = plan.search.phase === 'done' ? plan.search.plan.missing : []
  const picker = <FoodPicker wish={wishes.wish} counts={counts} onToggle={wishes.toggle} />
  const add = (
    <Button icon={<PlusIcon />} onClick={() => setPicking(true)}>
      {texts.add}
    </Button>
  )
  return (
    <>
      <div className={styles.wish}>
        <WishSaves state={wishes} />
        <WantedCard
          state={wishes}
          missing={missing}
          topLevel={page.topLevel}
          action={isWide ? undefined : add}
        />
        {isWide && (
          <Card as="section" padding="medium" aria-labelledby="cook-add" className={styles.add}>
            <div className={styles.addHead}>
              <h2 id="cook-add" className={styles.addTitle}>
                {texts.add}
              </h2>
              <span className={styles.addCount}>{texts.picker.chosen(dishes.length)}</span>
            </div>
            {picker}
          </Card>
        )}
      </div>
      <div className={styles.plan}>
        {dishes.length === 0 && <StarterCard onStart={wishes.start} />}
        <PlanCard
          control={plan}
          wanted={dishes.length}
          houses={page.houses}
          onTell={() => onOpen({ kind: 'new' })}
          onKeep={onKeep}
        >
          {page.hasOld && <WithOld page={page} />}
        </PlanCard>
      </div>
      {!isWide && (
        <Sheet
          title={texts.add}
          focusOn="input"
          open={isPicking}
          onOpenChange={setPicking}
          footer={
            <Button block variant="primary" onClick={() => setPicking(false)}>
              {texts.picker.done} {dishes.length}
            </Button>
          }
        >
          {picker}
        </Sheet>
      )}
      {!isWide && <PlanDock page={page} onAdd={() => setPicking(true)} />}
    </>
  )
}

function WithOld({ page }: { page: CookPage }) {
  const texts = planTexts
  return (
    <CheckRow
      label={texts.withOld}
      hint={texts.withOldHint}
      checked={page.includeOld}
      onChange={page.setIncludeOld}
    />
  )
}

function PlanDock({ page, onAdd }: { page: CookPage; onAdd: () => void }) {
  const texts = planTexts
  const words = wishTexts
  const dock = cookTexts.dock
  const { copied, copy } = useCopy()
  const { search } = page.plan
  const plan = search.phase === 'done' && search.plan.addresses.length > 0 ? search.plan : null
  if (plan === null) {
    return (
      <ActionDock
        label={dock}
        summary={words.picker.chosen(page.wishes.wish.dishes.length)}
        main={
          <Button variant="primary" size="large" icon={<PlusIcon />} onClick={onAdd}>
            {words.add}
          </Button>
        }
      />
    )
  }
  const text = planText(plan, { title: texts.shareTitle, missing: texts.missingWord })
  const codes = codesText(plan)
  return (
    <ActionDock
      label={dock}
      summary={
        <>
          {texts.of(page.wishes.wish.dishes.length, plan.picks.length)}
          <b>{texts.houses(plan.addresses.length)}</b>
        </>
      }
      actions={
        <IconButton
          variant="secondary"
          label={texts.share}
          icon={<ShareIcon />}
          onClick={() => (canShareBySystem() ? void shareBySystem({ text }) : void copy(text))}
        />
      }
      main={
        <Button
          variant="primary"
          size="large"
          icon={copied === codes ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy(codes)}
        >
          {texts.copyAllShort}
        </Button>
      }
    />
  )
}

function ListDock({ page, onOpen }: Pick<FullViewProps, 'page' | 'onOpen'>) {
  const texts = cookTexts
  const fresh = page.open.filter(({ freshness }) => freshness === 'fresh').length
  return (
    <ActionDock
      label={texts.dock}
      summary={
        <>
          {texts.freshness.fresh}
          <b>
            {fresh} / {page.known}
          </b>
        </>
      }
      main={
        <Button
          variant="primary"
          size="large"
          icon={<PlusIcon />}
          onClick={() => onOpen({ kind: 'new' })}
        >
          {texts.tell}
        </Button>
      }
    />
  )
}
