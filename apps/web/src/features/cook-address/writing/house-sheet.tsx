import { COOK_LIMITS } from '@gyeol/contract'
import { readHouseCode } from '@gyeol/cook'
import { useWatch } from 'react-hook-form'
import { ContractFormView, SubmitButton } from '../../../shared/forms/contract-form-view.tsx'
import { DraftStrip } from '../../../shared/forms/draft-strip.tsx'
import { TextInput } from '../../../shared/forms/form-fields.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useDraft } from '../../../shared/forms/use-draft.ts'
import { showLongToast } from '../../../shared/toast/toast.ts'
import { HintStrip } from '../../../shared/ui/display/hint-strip.tsx'
import { Sheet } from '../../../shared/ui/layers/sheet.tsx'
import type { House } from '../houses/houses.ts'
import { foodName } from '../wish/foods.ts'
import { DishesInput } from './dishes-input.tsx'
import { houseFormSchema, valuesOf } from './house-form.ts'
import { useSaving } from './use-saving.ts'
import styles from './writing.module.css'
import { writingTexts } from './writing.texts.ts'

type HouseSheetProps = {
  /** Null for a new one. */
  readonly house: House | null
  /** The code a new one begins with. */
  readonly address?: string
  readonly houses: readonly House[]
  readonly onClose: () => void
}

/** Tells of a house, or corrects one. */
export function HouseSheet({ house, address, houses, onClose }: HouseSheetProps) {
  const texts = writingTexts
  return (
    <Sheet
      open
      title={house === null ? texts.create : texts.edit}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <HouseForm {...{ house, houses, onClose }} address={address ?? ''} />
    </Sheet>
  )
}

function HouseForm({ house, address = '', houses, onClose }: HouseSheetProps) {
  const texts = writingTexts
  const send = useSaving(house)
  const isNew = house === null
  const isOwnOnly = house !== null && !house.canEditHouse
  const form = useContractForm({
    schema: houseFormSchema,
    values: valuesOf(house, address),
    fixed: {},
    submit: (values) => send(isNew ? values : { ...values, version: house.version }),
    onSaved: () => {
      draft.forget()
      showLongToast(isNew ? texts.created : texts.saved, 'success')
      onClose()
    },
    fieldOfCode: {
      DUPLICATE: isNew ? 'dishes' : 'address',
      IN_USE: 'address',
      // What the server calls the others is one list here.
      VALIDATION: 'dishes',
    },
    messageOfCode: {
      DUPLICATE: isNew ? texts.duplicate : texts.codeTaken,
      IN_USE: texts.inUse,
    },
    guardsLeaving: true,
    isKept: true,
  })
  const draft = useDraft(form, {
    key: `cook/${house?.addressId ?? 'new'}`,
    version: house?.version ?? null,
  })
  return (
    <ContractFormView
      form={form}
      label={isNew ? texts.create : texts.edit}
      versionFields={{
        address: { label: texts.address },
        memo: { label: texts.memo },
        dishes: {
          label: texts.dishes,
          show: (dishes) =>
            dishes.map(({ food, level }) => texts.level(foodName(food), level)).join('\n'),
        },
      }}
      className={styles.form}
    >
      <DraftStrip found={draft.found} />
      {isOwnOnly && <HintStrip tone="primary">{texts.ownOnly}</HintStrip>}
      {!isOwnOnly && (
        <TextInput
          control={form.control}
          name="address"
          label={texts.address}
          hint={texts.addressHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={COOK_LIMITS.code}
          translate="no"
          required
        />
      )}
      {isNew && <KnownHouse control={form.control} houses={houses} />}
      <DishesInput control={form.control} />
      {!isOwnOnly && (
        <TextInput
          control={form.control}
          name="memo"
          label={texts.memo}
          hint={texts.memoHint}
          autoComplete="off"
          maxLength={COOK_LIMITS.memo}
        />
      )}
      <p className={styles.note}>{texts.whose}</p>
      <SubmitButton form={form} size="large">
        {isNew ? texts.saveNew : texts.save}
      </SubmitButton>
    </ContractFormView>
  )
}

type HouseControl = Parameters<typeof DishesInput>[0]['control']

/** Says that the typed code is known, and which dishes need not be told again. */
function KnownHouse({ control, houses }: { control: HouseControl; houses: readonly House[] }) {
  const texts = writingTexts
  const [typed, dishes] = useWatch({ control, name: ['address', 'dishes'] })
  const code = readHouseCode(typed)
  const known = houses.find(({ address, isSample }) => address === code && !isSample)
  if (known === undefined) return null
  const twice = dishes.filter(({ food }) => known.dishes.some((dish) => dish.food === food))
  if (twice.length > 0) {
    return (
      <HintStrip tone="danger" live>
        {texts.knownDish(twice.map(({ food }) => foodName(food)).join(', '))}
      </HintStrip>
    )
  }
  const list = known.dishes.map(({ food, level }) => texts.level(foodName(food), level)).join(', ')
  return (
    <HintStrip tone="primary" live>
      {texts.known(list)}
    </HintStrip>
  )
}
