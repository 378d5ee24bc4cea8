import { lineHolds } from '@gyeol/character'
import { useMemo, useState } from 'react'
import { SwapIcon } from '../../../shared/icons/icons.ts'
import { offerTakeBack } from '../../../shared/toast/offer-take-back.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { charactersSaved } from '../build/character.saved.ts'
import type { CharactersState } from '../build/use-characters.ts'
import { CrystaPicker } from '../gear/crysta-picker.tsx'
import { LineWords } from '../gear/line-words.tsx'
import { PiecePicker } from '../gear/piece-picker.tsx'
import type { OtherTried } from '../own-dialog.ts'
import { usePlaceName } from './place-name.ts'
import { ReplaceList } from './replace-list.tsx'
import { heldIn, type Thing, withReplaced } from './replace-request.ts'
import { replaceTexts } from './replace.texts.ts'
import styles from './replace.module.css'
import { TryTable } from './try-table.tsx'
import { useSupply } from './use-supply.ts'

type TryDialogProps = {
  readonly state: CharactersState
  readonly tried: OtherTried
  readonly ownedEquipment: ReadonlySet<string>
  readonly onClose: () => void
}

/** Another thing in a place: what would change, before it is taken. */
export function TryDialog({ state, tried, ownedEquipment, onClose }: TryDialogProps) {
  const texts = replaceTexts
  const placeName = usePlaceName()
  const { at } = tried
  const [thingId, setThingId] = useState(tried.thingId)
  const known = useSupply(at.slot === null, true, ownedEquipment)
  const places = useMemo(() => [at], [at])
  const held = heldIn(state.character, at)
  const thing = thingId === null ? null : known.find(at, thingId)
  const name = placeName(at)
  const take = (taken: Thing) => {
    state.change((now) => withReplaced(now, at, taken))
    const undo = { label: texts.undo, run: state.undo }
    offerTakeBack(charactersSaved, texts.taken(name, taken.item.name), undo)
    onClose()
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={`${name} · ${texts.now(held?.name ?? texts.empty)}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        thing && (
          <>
            <Button variant="ghost" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button variant="primary" onClick={() => take(thing)}>
              {texts.take}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        <Picker
          {...{ state, known, at, name, thing, ownedEquipment }}
          onPick={(id) => setThingId(id)}
        />
        {thing === null ? (
          <p className={styles.muted}>{texts.choose}</p>
        ) : (
          <>
            <LineWords
              lines={thing.item.stats}
              isOn={(line) => lineHolds(line, state.built.sheet.worn)}
            />
            <TryTable state={state} at={at} thing={thing} known={known} />
          </>
        )}
        <SectionTitle level={3}>{texts.best}</SectionTitle>
        <ReplaceList
          isAtOnce
          state={state}
          ownedEquipment={ownedEquipment}
          places={places}
          onTry={(_, id) => setThingId(id)}
        />
      </div>
    </Dialog>
  )
}

type PickerProps = Pick<TryDialogProps, 'state' | 'ownedEquipment'> & {
  readonly at: OtherTried['at']
  readonly known: ReturnType<typeof useSupply>
  readonly name: string
  readonly thing: Thing | null
  readonly onPick: (id: string) => void
}

function Picker({ state, at, known, name, thing, ownedEquipment, onPick }: PickerProps) {
  const texts = replaceTexts
  const piece = state.character.gear[at.place]
  const { supply, state: listState } = known
  const label = `${name}: ${thing?.item.name ?? texts.pick}`
  const trigger = (
    <Button block icon={<SwapIcon />} aria-label={label}>
      {thing?.item.name ?? texts.pick}
    </Button>
  )
  const pick = ({ id }: { readonly id: string }) => onPick(id)
  if (at.slot !== null)
    return (
      <CrystaPicker
        place={at.place}
        label={name}
        list={{ items: supply.crystas, state: listState }}
        owned={[...supply.ownedCrystas]}
        trigger={trigger}
        onOpen={() => {}}
        onPick={pick}
      />
    )
  if (!piece) return null
  return (
    <PiecePicker
      place={at.place}
      kind={piece.kind}
      list={{ items: supply.equipment, state: listState }}
      owned={ownedEquipment}
      trigger={trigger}
      onOpen={() => {}}
      onPick={pick}
    />
  )
}
