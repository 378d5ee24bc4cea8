import { COMBO_RULES_PROVENANCE } from '@gyeol/game-data'
import { type ReactNode, useEffect } from 'react'
import { Card } from '../../../shared/ui/display/card.tsx'
import { EmptyState } from '../../../shared/ui/display/empty-state.tsx'
import type { ComboEquipment } from '../combos/combo.saved.ts'
import { comboTexts } from '../combo.texts.ts'
import styles from './combo-board.module.css'
import { ComboResult } from '../result/combo-result.tsx'
import type { RowActions } from './combo-row.tsx'
import { ComboTrack, loadSortableRows } from './combo-track.tsx'
import type { ComboView } from './combo-view.ts'
import { type AskingCharacter, EquipmentForm } from './equipment-form.tsx'
import { MpSimulation } from '../result/mp-simulation.tsx'

type ComboBoardProps = AskingCharacter & {
  readonly view: ComboView
  readonly equipment: ComboEquipment
  /** Absent: only to look at. */
  readonly actions: RowActions | null
  readonly onEquipment: (equipment: ComboEquipment) => void
  /** Stands left on wide screens. */
  readonly palette?: ReactNode
  /** The way to the first skill. */
  readonly start?: ReactNode
}

/** Palette, places, result and simulation. */
export function ComboBoard(props: ComboBoardProps) {
  const { view, equipment, actions, palette } = props
  const texts = comboTexts
  const isEditable = actions !== null
  useEffect(() => {
    // Quiet: without a connection the buttons move the rows.
    if (isEditable) loadSortableRows().catch(() => undefined)
  }, [isEditable])
  return (
    <div className={styles.board} data-palette={palette === undefined ? undefined : ''}>
      {palette !== undefined && (
        <Card
          as="section"
          padding="medium"
          className={styles.palette}
          aria-label={texts.palette.title}
        >
          {palette}
        </Card>
      )}
      <Card as="section" className={styles.track} aria-label={texts.track.title}>
        {view.places.length === 0 ? (
          <EmptyState
            gem="special"
            title={texts.track.empty}
            line={texts.track.emptyLine}
            action={props.start}
          />
        ) : (
          <ComboTrack view={view} actions={actions} />
        )}
      </Card>
      <div className={styles.rail}>
        <ComboResult
          view={view}
          comboPoints={equipment.comboPoints}
          renderDamage={props.renderDamage}
        />
        <MpSimulation simulation={view.simulation} maxMp={equipment.maxMp} />
        <EquipmentForm
          equipment={equipment}
          onChange={props.onEquipment}
          askCharacter={props.askCharacter}
        />
        <p className={styles.asOf}>{texts.asOf(COMBO_RULES_PROVENANCE.asOf)}</p>
      </div>
    </div>
  )
}
