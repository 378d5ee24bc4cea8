import { formatNumber } from '@gyeol/korean'
import type { ComboSkill } from '@gyeol/skills'
import { useState } from 'react'
import { MoreIcon, PlusIcon, RedoIcon, ShareIcon, UndoIcon } from '../../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { SaveTabs } from '../../../shared/named-saves/save-tabs.tsx'
import { useHistoryKeys } from '../../../shared/named-saves/use-history-keys.ts'
import { useStorageStatus } from '../../../shared/saved-data/storage-status.ts'
import { showErrorToast } from '../../../shared/toast/toast.ts'
import { ActionDock } from '../../../shared/ui/layout/action-dock.tsx'
import { Button, ButtonGroup, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { useDialogsSoon } from '../../../shared/loading/use-dialogs-soon.ts'
import { useAsDrawn } from '../../../shared/store/use-as-drawn.ts'
import { useMedia } from '../../../shared/ui/layout/use-media.ts'
import { VisuallyHidden } from '../../../shared/ui/display/visually-hidden.tsx'
import { comboSkillName, MAX_PLACES, placeOf } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import type { AskingCharacter } from '../board/equipment-form.tsx'
import { ComboBoard } from '../board/combo-board.tsx'
import type { OwnDialog } from '../own-dialog.ts'
import planner from '../../../shared/ui/layout/planner.module.css'
import styles from './own-combos.module.css'
import { SkillPalette } from '../board/skill-palette.tsx'
import type { CombosState } from './use-combos.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'

const OwnDialogs = latePart(async () => (await import('../own-dialogs.tsx')).OwnDialogs)

type OwnCombosProps = AskingCharacter & { readonly state: CombosState }

/** One's own combos: tabs, board, dialogs, keys and the phone's dock. */
export function OwnCombos({ state, askCharacter, renderDamage }: OwnCombosProps) {
  const texts = comboTexts
  const storage = useStorageStatus()
  // Drawn for a wide screen too; the stylesheet hides it on others.
  const hasPalette = [useAsDrawn(), useMedia('(min-width: 900px)')].some(Boolean)
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  const [said, setSaid] = useState('')
  const { combo, view, edit } = state
  const isFull = combo.places.length >= MAX_PLACES
  const add = (skill: ComboSkill) => {
    edit({ type: 'add', place: placeOf(skill) })
    setSaid(texts.palette.added(comboSkillName(skill.key), combo.places.length + 1))
  }
  const history = {
    canUndo: combo.past.length > 0,
    canRedo: combo.undone.length > 0,
    onUndo: () => edit({ type: 'undo' }),
    onRedo: () => edit({ type: 'redo' }),
  }
  useHistoryKeys(history.onUndo, history.onRedo)
  const areDialogsWanted = useDialogsSoon(OwnDialogs.fetch) || dialog !== null
  const openPalette = (
    <Button
      variant="primary"
      className={styles.onlyNarrow}
      icon={<PlusIcon />}
      onClick={() => setDialog('palette')}
    >
      {texts.palette.open}
    </Button>
  )
  return (
    <Page
      isWide
      title={texts.title}
      className={planner.stack}
      line={
        <>
          {combo.name} <Tag>{storage === 'ok' ? texts.saved : texts.notSaved}</Tag>
        </>
      }
      actions={
        <>
          <span className={styles.onlyWide}>
            <HistoryButtons {...history} />
          </span>
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
        saves={state.combos}
        onSelect={state.select}
        onRename={() => setDialog('rename')}
        onAdd={() => {
          if (!state.addEmpty()) showErrorToast(texts.saves.full(MAX_SAVES))
        }}
      />
      <ComboBoard
        view={view}
        equipment={state.equipment}
        onEquipment={state.setEquipment}
        askCharacter={askCharacter}
        renderDamage={renderDamage}
        actions={{
          change: (at, patch) => edit({ type: 'change', at, patch }),
          move: (at, to) => edit({ type: 'move', at, to }),
          remove: (at) => edit({ type: 'remove', at }),
        }}
        palette={hasPalette ? <SkillPalette isFull={isFull} onAdd={add} /> : undefined}
        start={openPalette}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {areDialogsWanted && (
        <OwnDialogs
          state={state}
          dialog={dialog}
          onOpen={setDialog}
          palette={<SkillPalette isFull={isFull} onAdd={add} />}
        />
      )}
      <ActionDock
        label={texts.dock}
        summary={
          <>
            <b>{texts.track.mpOf(formatNumber(view.cost.mp))}</b>
            {texts.result.points}{' '}
            {texts.result.pointsOf(view.cost.points, state.equipment.comboPoints)}
          </>
        }
        actions={<HistoryButtons {...history} />}
        main={openPalette}
      />
    </Page>
  )
}

type HistoryProps = {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onUndo: () => void
  readonly onRedo: () => void
}

function HistoryButtons({ canUndo, canRedo, onUndo, onRedo }: HistoryProps) {
  const texts = comboTexts.history
  return (
    <ButtonGroup label={texts.label}>
      <IconButton label={texts.undo} icon={<UndoIcon />} disabled={!canUndo} onClick={onUndo} />
      <IconButton label={texts.redo} icon={<RedoIcon />} disabled={!canRedo} onClick={onRedo} />
    </ButtonGroup>
  )
}
