import {
  fitsPiece,
  pieceOfSlot,
  SLOTS_PER_PIECE,
  SLOTTED_PIECES,
  type SlottedPiece,
} from '@gyeol/catalogue'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { useState } from 'react'
import { compareStats } from '../../../shared/catalogue/compare/compare-rows.ts'
import list from '../../../shared/catalogue/list/list.module.css'
import { CopyButton } from '../../../shared/files/copy-button.tsx'
import { Gem } from '../../../shared/gem/gem.tsx'
import { amountText, conditionText, lineText, statName } from '../../../shared/stats/stat-words.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { DefinitionList, DefinitionRow } from '../../../shared/ui/display/definition-row.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import type { CrystaIndex } from '../../../shared/lists/crysta-search.ts'
import { SlotPicker } from './slot-picker.tsx'
import styles from './slot-sum.module.css'
import { slotTexts } from './slot.texts.ts'
import type { SlotControl } from './use-slots.ts'

type SlotSumProps = {
  readonly control: SlotControl
  readonly index: CrystaIndex
  readonly owned: ReadonlySet<string>
}

/** The slots of everything one wears, filled as one likes, and what they give together. */
export function SlotSum({ control, index, owned }: SlotSumProps) {
  const texts = slotTexts
  return (
    <Sheet
      open
      isClosedByBack={control.isOpenedHere}
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) control.close()
      }}
    >
      <p className={list.muted}>{texts.line}</p>
      <div className={styles.pieces}>
        {SLOTTED_PIECES.map((piece) => (
          <Piece key={piece} piece={piece} control={control} index={index} owned={owned} />
        ))}
      </div>
      <Sum control={control} />
    </Sheet>
  )
}

function Piece({ piece, control, index, owned }: SlotSumProps & { readonly piece: SlottedPiece }) {
  const { slots, put } = control
  const fitting = index.items.filter(({ kind }) => fitsPiece(kind, piece))
  const first = SLOTTED_PIECES.indexOf(piece) * SLOTS_PER_PIECE
  return (
    <fieldset className={styles.piece}>
      <legend className={styles.legend}>
        <Gem kind={piece} size={16} />
        {CRYSTA_KIND_NAMES[piece]}
      </legend>
      <div className={styles.slots}>
        {slots.slice(first, first + SLOTS_PER_PIECE).map((crysta, place) => (
          <SlotPicker
            // A slot is nothing but its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            piece={piece}
            place={place + 1}
            crysta={crysta}
            fitting={fitting}
            owned={owned}
            depthOf={({ id }) => index.places.get(id)?.depth ?? 0}
            onChange={(next) => put(first + place, next)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Sum({ control: { slots, count, clear } }: Pick<SlotSumProps, 'control'>) {
  const texts = slotTexts
  const [piece, setPiece] = useState<SlottedPiece | 'all'>('all')
  if (count === 0) return <p className={styles.nothing}>{texts.nothing}</p>
  const counted = slots.flatMap((crysta, slot) =>
    crysta !== null && (piece === 'all' || pieceOfSlot(slot) === piece) ? [crysta] : [],
  )
  const lines = compareStats([{ stats: counted.flatMap(({ stats }) => stats) }]).map(
    ({ key, stat, when, amounts: [value = 0] }) => ({ key, stat, when, value }),
  )
  return (
    <section className={list.section} aria-label={texts.sum}>
      <h3 className={list.heading}>{texts.sum}</h3>
      <SegmentedControl
        block
        size="small"
        label={texts.of}
        value={piece}
        onChange={setPiece}
        segments={(['all', ...SLOTTED_PIECES] as const).map((value) => ({
          value,
          label: value === 'all' ? texts.all : CRYSTA_KIND_NAMES[value],
        }))}
      />
      {lines.length === 0 && <p className={list.muted}>{texts.noOptions}</p>}
      <DefinitionList columns={2}>
        {lines.map(({ key, stat, when, value }) => (
          <DefinitionRow
            key={key}
            muted={value === 0}
            term={
              <>
                {statName(stat)}
                {when !== undefined && <small className={list.sub}> ({conditionText(when)})</small>}
              </>
            }
          >
            <b translate="no" className={value < 0 ? 'negative' : 'positive'}>
              {amountText({ stat, value })}
            </b>
          </DefinitionRow>
        ))}
      </DefinitionList>
      {lines.some(({ when }) => when !== undefined) && (
        <p className={list.muted}>{texts.conditions}</p>
      )}
      <div className={styles.actions}>
        <CopyButton text={lines.map(lineText).join('\n')}>{texts.copy}</CopyButton>
        <Button variant="ghost" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
    </section>
  )
}
