import type { CaseFigure } from '@gyeol/contract'
import { useMemo, useState } from 'react'
import { Field } from '../../../shared/ui/fields/field.tsx'
import { Dialog } from '../../../shared/ui/layers/dialog.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { buildSheet } from '../build/build-sheet.ts'
import type { CharactersState } from '../build/use-characters.ts'
import { useBosses } from '../gear/use-lists.ts'
import { castFigures, isSheetFigure, type OwnFigure, sheetFigure } from './case-figures.ts'
import { caseFigureName, caseValue } from './case-words.ts'
import styles from './case.module.css'
import { caseTexts } from './case.texts.ts'
import { OwnCases } from './own-cases.tsx'
import { ReportForm } from './report-form.tsx'

type ReportDialogProps = {
  readonly state: Pick<CharactersState, 'character' | 'built'>
  readonly figure: CaseFigure
  readonly onClose: () => void
}

/** "게임에서는 이 값이에요": what the game shows in the place of one of our numbers. */
export function ReportDialog({ state, figure, onClose }: ReportDialogProps) {
  const texts = caseTexts
  const { character } = state
  // What is told is held against our own rules, whatever was chosen here.
  const built = useMemo(
    () => buildSheet({ ...character, otherwise: [] }, state.built.effects),
    [character, state.built.effects],
  )
  const bosses = useBosses(!isSheetFigure(figure) && character.cast.boss !== null)
  const boss = bosses.items.find(({ id }) => id === character.cast.boss) ?? null
  const choices = useMemo((): OwnFigure[] => {
    if (!isSheetFigure(figure)) return castFigures(character, built, boss)
    const own = sheetFigure(built, figure)
    return own ? [own] : []
  }, [figure, character, built, boss])
  const [chosen, setChosen] = useState(figure)
  const own = choices.find((choice) => choice.figure === chosen) ?? choices[0]
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.line}
      closeOnOutsidePress={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.body}>
        {choices.length > 1 && own && (
          <Field label={texts.figure}>
            <Select
              value={own.figure}
              onChange={setChosen}
              options={choices.map((choice) => ({
                value: choice.figure,
                label: caseFigureName(choice.figure),
              }))}
            />
          </Field>
        )}
        {own ? (
          <>
            <p className={styles.ours}>
              <b>{caseFigureName(own.figure)}</b> {texts.ours(caseValue(own.figure, own.ours))}
            </p>
            <ReportForm
              key={own.figure}
              own={own}
              character={character}
              input={built.sheet.input}
              onClose={onClose}
            />
          </>
        ) : (
          <p className={styles.muted}>{texts.gone}</p>
        )}
        <OwnCases />
      </div>
    </Dialog>
  )
}
