import { useState } from 'react'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { showActionToast, showErrorToast, showToast } from '../../../shared/toast/toast.ts'
import { Button } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import styles from './ledger.module.css'
import { ledgerTexts } from './ledger.texts.ts'
import { dropLine, type KeptLine, tradeLedgerSaved } from './trade-ledger.saved.ts'
import type { Ledger } from './use-ledger.ts'

/** What a member wrote in this browser before becoming one: taken over on request (LG1). */
export function TakeOver({ ledger }: { readonly ledger: Ledger }) {
  const texts = ledgerTexts.takeOver
  const undo = ledgerTexts.undo
  const [{ lines }] = useSaved(tradeLedgerSaved)
  const [isMoving, setMoving] = useState(false)
  if (lines.length === 0) return null
  const move = async () => {
    setMoving(true)
    const done = await moveLines(lines, ledger)
    setMoving(false)
    if (done === lines.length) showToast(texts.moved(done), { kind: 'success' })
    else showErrorToast(texts.partly(done, lines.length - done))
  }
  const drop = () => {
    tradeLedgerSaved.update((kept) => ({ ...kept, lines: [] }))
    showActionToast(texts.dropped, {
      label: undo,
      run: () => tradeLedgerSaved.update((kept) => ({ ...kept, lines: [...lines, ...kept.lines] })),
    })
  }
  return (
    <Card padding="medium" className={styles.takeOver}>
      <p>{texts.line(lines.length)}</p>
      <Button variant="primary" busy={isMoving} onClick={() => void move()}>
        {texts.move}
      </Button>
      <Button variant="ghost" onClick={drop}>
        {texts.drop}
      </Button>
    </Card>
  )
}

/** One after the other, so that what was cut off can go on where it stopped. */
async function moveLines(lines: readonly KeptLine[], ledger: Ledger): Promise<number> {
  let done = 0
  for (const line of lines) {
    if (!(await ledger.save({ ...line, share: false, withReport: false }, null))) return done
    dropLine(line.id)
    done += 1
  }
  return done
}
