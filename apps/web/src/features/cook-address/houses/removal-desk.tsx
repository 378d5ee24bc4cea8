import { useState } from 'react'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import {
  type Choice,
  ChoiceBar,
  ChoiceBox,
  useChoice,
} from '../../../shared/moderation/choose-many.tsx'
import { showErrorToast, showLongToast } from '../../../shared/toast/toast.ts'
import { shortDay } from '../../../shared/texts/short-day.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../../shared/ui/display/section-title.tsx'
import { ConfirmDialog } from '../../../shared/ui/layers/confirm-dialog.tsx'
import { useDecideRemovalMutation, useListRemovalsQuery } from '../cook.api.ts'
import { cookTexts } from '../cook.texts.ts'
import { HouseCode } from './house-code.tsx'
import { groupCode, type House, housesOf } from './houses.ts'
import styles from './house.module.css'

/** For editors: whose owner wants a house gone, and the answer. Nothing while nobody does. */
export function RemovalDesk() {
  const texts = cookTexts.desk
  const { currentData: rows = [] } = useListRemovalsQuery({
    query: { view: 'removal', includeOld: 'true' },
  })
  const houses = housesOf(rows, useNow())
  const choice = useChoice(
    houses.map(({ addressId }) => ({ kind: 'cook-house', id: addressId, makerId: null })),
  )
  if (houses.length === 0) return null
  return (
    <section aria-labelledby="cook-removals">
      <SectionTitle id="cook-removals">{texts.title(houses.length)}</SectionTitle>
      <p className={styles.memo}>{texts.line}</p>
      <Card as="ul">
        {houses.map((house) => (
          <Request key={house.addressId} house={house} choice={choice} />
        ))}
      </Card>
      <ChoiceBar choice={choice} />
    </section>
  )
}

function Request({ house, choice }: { readonly house: House; readonly choice: Choice }) {
  const texts = cookTexts.desk
  const failed = cookTexts.marks.failed
  const [isAsked, setAsked] = useState(false)
  const [decide] = useDecideRemovalMutation()
  const { removal, address, dishes } = house
  const answer = async (accept: boolean) => {
    const id = dishes[0]?.id ?? ''
    try {
      await decide({ params: { id }, body: { accept } }).unwrap()
      showLongToast(accept ? texts.accepted : texts.restored, 'success')
    } catch {
      showErrorToast(failed)
    }
  }
  const day = removal === null ? '' : shortDay(removal.day)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name} aria-label={groupCode(address)}>
          <HouseCode code={address} />
        </h3>
        <span className={styles.memo}>
          {texts.asked(day)} · {removal?.isHidden === true ? texts.isHidden : texts.isShown}
          {removal?.isAgain === true && ` · ${texts.isAgain}`}
        </span>
      </div>
      <p className={styles.memo}>{removal?.reason || texts.noReason}</p>
      <ChoiceBox choice={choice} id={house.addressId} name={groupCode(address)} />
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setAsked(true)}>
          {texts.accept}
        </Button>
        <Button onClick={() => void answer(false)}>
          {removal?.isHidden === true ? texts.restore : texts.keep}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        tone="danger"
        title={texts.acceptTitle}
        description={texts.acceptLine(groupCode(address))}
        confirmLabel={texts.accept}
        onConfirm={() => void answer(true)}
      />
    </li>
  )
}
