import type { FigureId } from '@gyeol/character'
import { useCallback, useEffect, useState } from 'react'
import { MoreIcon, ShareIcon } from '../../shared/icons/icons.ts'
import { latePart } from '../../shared/loading/late-part.tsx'
import { useDialogsSoon } from '../../shared/loading/use-dialogs-soon.ts'
import { MAX_SAVES } from '../../shared/named-saves/named-saves.ts'
import { SaveTabs } from '../../shared/named-saves/save-tabs.tsx'
import { useHistoryKeys } from '../../shared/named-saves/use-history-keys.ts'
import { useStorageStatus } from '../../shared/saved-data/storage-status.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { Button, IconButton } from '../../shared/ui/buttons/button.tsx'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { Page } from '../../shared/ui/layout/page.tsx'
import planner from '../../shared/ui/layout/planner.module.css'
import { useMedia } from '../../shared/ui/layout/use-media.ts'
import { BuildNotes } from './build/build-notes.tsx'
import { PointsCard } from './build/points-card.tsx'
import type { CharactersState } from './build/use-characters.ts'
import { CharacterDock, HistoryButtons } from './character-dock.tsx'
import { characterTexts } from './character.texts.ts'
import styles from './character.module.css'
import { GearBody, GearCards } from './gear/gear-cards.tsx'
import type { OwnDialog } from './own-dialog.ts'
import type { ReplacePlace } from './replace/replace-place.ts'
import { SheetRail } from './sheet/sheet-panel.tsx'
import type { Around } from './taken-over.ts'
import { useAskedBoss } from './use-asked-boss.ts'

const OwnDialogs = latePart(async () => (await import('./own-dialogs.tsx')).OwnDialogs)
const OtherCards = latePart(async () => (await import('./build/other-cards.tsx')).OtherCards)

type OwnCharactersProps = { readonly state: CharactersState; readonly Around: Around }

/** One's own builds: tabs, cards, the sheet always in view, and "몇 타?". */
export function OwnCharacters({ state, Around }: OwnCharactersProps) {
  const texts = characterTexts
  const isWide = useMedia('(min-width: 900px)')
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const { character, change } = state
  const tryOther = useCallback((at: ReplacePlace) => setDialog({ at, thingId: null }), [])
  const report = useCallback((figure: FigureId) => setDialog({ report: figure }), [])
  useHistoryKeys(state.undo, state.redo)
  const areDialogsWanted = useDialogsSoon(OwnDialogs.fetch) || dialog !== null
  const arePartsThere = useCardParts(Around)
  useAskedBoss(state, arePartsThere)
  return (
    <Page
      isWide
      title={texts.title}
      className={planner.stack}
      line={<NameAndStorage name={character.name} />}
      actions={
        <>
          {isWide && <HistoryButtons state={state} />}
          <HeadActions onOpen={setDialog} />
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
      <div className={styles.columns}>
        <div className={planner.stack}>
          <BuildNotes state={state} />
          <PointsCard body={character} change={change} />
          {(arePartsThere || !isWide) && (
            // Which card is open belongs to the build.
            <GearCards
              key={character.id}
              state={state}
              Around={Around}
              isWide={isWide}
              onTry={tryOther}
            />
          )}
          {arePartsThere ? (
            <Around>
              {(taken) => <OtherCards state={state} taken={taken} onOpen={setDialog} />}
            </Around>
          ) : (
            <LoadingBlock />
          )}
        </div>
        {isWide && <SheetRail state={state} onReport={report} />}
      </div>
      {areDialogsWanted && (
        <OwnDialogs state={state} dialog={dialog} Around={Around} onOpen={setDialog} />
      )}
      <CharacterDock state={state} onOpen={() => setDialog('sheet')} />
    </Page>
  )
}

/**
 * Whether what the cards are made of has been asked for and answered: pickers, the words of all options
 * and what the other planners keep. It is fetched as soon as the first sight stands; where it could
 * not be had, the parts themselves say so.
 */
function useCardParts(Around: Around): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    let isGone = false
    void Promise.allSettled([Around.fetch(), GearBody.fetch(), OtherCards.fetch()]).then(() => {
      if (!isGone) setIsThere(true)
    })
    return () => {
      isGone = true
    }
  }, [Around])
  return isThere
}

function NameAndStorage({ name }: { readonly name: string }) {
  const texts = characterTexts
  const storage = useStorageStatus()
  return (
    <>
      {name} <Tag>{storage === 'ok' ? texts.saved : texts.notSaved}</Tag>
    </>
  )
}

function HeadActions({ onOpen }: { readonly onOpen: (dialog: OwnDialog) => void }) {
  const texts = characterTexts
  return (
    <>
      <Button icon={<ShareIcon />} onClick={() => onOpen('share')}>
        {texts.share.open}
      </Button>
      <IconButton
        variant="secondary"
        label={texts.saves.menu}
        icon={<MoreIcon />}
        aria-haspopup="dialog"
        onClick={() => onOpen('menu')}
      />
    </>
  )
}
