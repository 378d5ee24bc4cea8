import { pairFits } from '@gyeol/character'
import { GEAR_NAMES } from '@gyeol/game-data'
import { useState } from 'react'
import { MoreIcon, RedoIcon, ShareIcon, UndoIcon, WarningIcon } from '../../shared/icons/icons.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { useDialogsSoon } from '../../shared/loading/use-dialogs-soon.ts'
import { ClosedBar } from '../../shared/named-saves/closed-bar.tsx'
import { MAX_SAVES } from '../../shared/named-saves/named-saves.ts'
import { SaveTabs } from '../../shared/named-saves/save-tabs.tsx'
import { useHistoryKeys } from '../../shared/named-saves/use-history-keys.ts'
import { useStorageStatus } from '../../shared/saved-data/storage-status.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { Button, ButtonGroup, IconButton } from '../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import planner from '../../shared/ui/layout/planner.module.css'
import { useMedia } from '../../shared/ui/layout/use-media.ts'
import { isBare } from './build/character-build.ts'
import { FoodCard, RegistletCard } from './build/food-card.tsx'
import { PointsCard } from './build/points-card.tsx'
import { OwnLinesCard, SkillCard } from './build/skill-card.tsx'
import type { CharactersState } from './build/use-characters.ts'
import { CastSection } from './cast/cast-section.tsx'
import { characterTexts } from './character.texts.ts'
import styles from './character.module.css'
import { GearCards } from './gear/gear-cards.tsx'
import { useLists } from './gear/use-lists.ts'
import type { OwnDialog } from './own-dialog.ts'
import { figureTexts } from './sheet/figure.texts.ts'
import { figureText } from './sheet/figure-words.ts'
import { headFigures, SheetRail } from './sheet/sheet-panel.tsx'
import type { TakenOver } from './taken-over.ts'

const OwnDialogs = latePart(async () => (await import('./own-dialogs.tsx')).OwnDialogs)

type OwnCharactersProps = {
  readonly state: CharactersState
  readonly taken: TakenOver
}

/** One's own builds: tabs, cards, the sheet always in view, and "몇 타?". */
export function OwnCharacters({ state, taken }: OwnCharactersProps) {
  const texts = useTexts(characterTexts)
  const storage = useStorageStatus()
  const isWide = useMedia('(min-width: 900px)')
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const lists = useLists()
  const { character, built, change } = state
  useHistoryKeys(state.undo, state.redo)
  const areDialogsWanted = useDialogsSoon(OwnDialogs.fetch) || dialog !== null
  return (
    <Page
      isWide
      title={texts.title}
      className={planner.stack}
      line={
        <>
          {character.name} <Tag>{storage === 'ok' ? texts.saved : texts.notSaved}</Tag>
        </>
      }
      actions={
        <>
          {isWide && <HistoryButtons state={state} />}
          <Button icon={<ShareIcon />} onClick={() => setDialog('share')}>
            {texts.share.open}
          </Button>
          <IconButton
            variant="secondary"
            label={texts.saves.menu}
            icon={<MoreIcon />}
            aria-haspopup="dialog"
            onClick={() => setDialog('menu')}
          />
        </>
      }
    >
      <SaveTabs
        label={texts.saves.label}
        addLabel={texts.saves.add}
        saves={state.saves}
        onSelect={state.select}
        onRename={() => setDialog('rename')}
        onAdd={() => {
          if (!state.addEmpty()) showErrorToast(texts.saves.full(MAX_SAVES))
        }}
      />
      <ClosedBar name={state.closedName} onReopen={state.reopen} onDismiss={state.dismissClosed} />
      <div className={styles.columns}>
        <div className={planner.stack}>
          <Notes state={state} />
          <PointsCard body={character} change={change} />
          <GearCards
            // Which card is open belongs to the build.
            key={character.id}
            state={state}
            lists={lists}
            taken={taken}
            isWide={isWide}
          />
          <div className={styles.cards}>
            <SkillCard
              body={character}
              sheet={built.sheet}
              builds={taken.skillBuilds}
              change={change}
            />
            <FoodCard body={character} change={change} />
            <RegistletCard body={character} change={change} lists={lists} />
            <OwnLinesCard body={character} change={change} />
          </div>
          <CastSection body={character} built={built} lists={lists} change={change} />
          <ToCombo state={state} taken={taken} />
        </div>
        {isWide && <SheetRail sheet={built.sheet} body={character} />}
      </div>
      {areDialogsWanted && <OwnDialogs state={state} dialog={dialog} onOpen={setDialog} />}
      <Dock state={state} onOpen={() => setDialog('sheet')} />
    </Page>
  )
}

/** What to do first, and hands that do not go together. */
function Notes({ state: { character, built } }: Pick<OwnCharactersProps, 'state'>) {
  const texts = useTexts(characterTexts)
  const { main, sub } = built.sheet.input
  return (
    <>
      {isBare(character) && (
        <HintStrip>
          <b>{texts.empty.title}</b> {texts.empty.line}
        </HintStrip>
      )}
      {sub && !pairFits(main.kind, sub.kind) && (
        <HintStrip icon={<WarningIcon />} live>
          {texts.gear.pairWarning(GEAR_NAMES[main.kind], GEAR_NAMES[sub.kind])}
        </HintStrip>
      )}
    </>
  )
}

function Dock({
  state: { built, ...state },
  onOpen,
}: {
  readonly state: CharactersState
  readonly onOpen: () => void
}) {
  const texts = useTexts(characterTexts).dock
  const names = useTexts(figureTexts).names
  const { sheet } = built
  const [first = 'atk', ...others] = headFigures(sheet)
  return (
    <ActionDock
      label={texts.label}
      summary={
        <>
          <b>{figureText(first, sheet.value(first))}</b>
          {names[first]} ·{' '}
          {others.map((id) => `${names[id]} ${figureText(id, sheet.value(id))}`).join(' · ')}
        </>
      }
      actions={<HistoryButtons state={{ built, ...state }} />}
      main={
        <Button variant="primary" onClick={onOpen}>
          {texts.open}
        </Button>
      }
    />
  )
}

function HistoryButtons({ state }: Pick<OwnCharactersProps, 'state'>) {
  const texts = useTexts(characterTexts).history
  return (
    <ButtonGroup label={texts.label}>
      <IconButton
        label={texts.undo}
        icon={<UndoIcon />}
        disabled={!state.canUndo}
        onClick={state.undo}
      />
      <IconButton
        label={texts.redo}
        icon={<RedoIcon />}
        disabled={!state.canRedo}
        onClick={state.redo}
      />
    </ButtonGroup>
  )
}

/** The combo planner counts with figures of this sheet. */
function ToCombo({ state: { built }, taken }: OwnCharactersProps) {
  const texts = useTexts(characterTexts).points
  const send = () => {
    const { value } = built.sheet
    taken.sendToCombo({
      maxMp: value('maxMp'),
      attackMpRecovery: value('ampr'),
      motionSpeed: value('motionSpeed'),
    })
    showToast(texts.sent, { kind: 'success' })
  }
  return (
    <div>
      <Button size="small" onClick={send}>
        {texts.fromCombo}
      </Button>
    </div>
  )
}
