import { useMemo } from 'react'
import { NoteIcon } from '../../../shared/icons/icons.ts'
import { MAX_SAVES } from '../../../shared/named-saves/named-saves.ts'
import { showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Page } from '../../../shared/ui/layout/page.tsx'
import type { ComboPlaces } from '../combo.ts'
import { comboTexts } from '../combo.texts.ts'
import type { AskingCharacter } from '../board/equipment-form.tsx'
import { ComboBoard } from '../board/combo-board.tsx'
import { viewOf } from '../board/combo-view.ts'
import type { CombosState } from '../combos/use-combos.ts'
import planner from '../../../shared/ui/layout/planner.module.css'

type SharedComboProps = AskingCharacter & {
  readonly places: ComboPlaces
  readonly state: CombosState
  readonly onLeave: () => void
}

/** Somebody else's combo, counted with one's own stats. */
export function SharedCombo({
  places,
  state,
  askCharacter,
  renderDamage,
  onLeave,
}: SharedComboProps) {
  const texts = comboTexts
  const view = useMemo(() => viewOf(places, state.equipment), [places, state.equipment])
  const copy = () => {
    if (!state.addIncoming(texts.share.sharedName, places)) {
      showErrorToast(texts.saves.full(MAX_SAVES))
      return
    }
    showToast(texts.viewer.copied, { kind: 'success' })
    onLeave()
  }
  return (
    <Page isWide title={texts.title} line={texts.share.sharedName} className={planner.stack}>
      <HintStrip tone="primary" icon={<NoteIcon />}>
        {texts.viewer.notice}
      </HintStrip>
      <div className={planner.visitActions}>
        <Button variant="primary" onClick={copy}>
          {texts.viewer.copy}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {texts.viewer.leave}
        </Button>
      </div>
      <ComboBoard
        view={view}
        equipment={state.equipment}
        actions={null}
        onEquipment={state.setEquipment}
        askCharacter={askCharacter}
        renderDamage={renderDamage}
      />
    </Page>
  )
}
