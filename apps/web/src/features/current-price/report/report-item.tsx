import { formatNumber } from '@gyeol/korean'
import { useController } from 'react-hook-form'
import type { PriceItemRow } from '@gyeol/contract'
import { kindNameWords } from '../../../shared/prices/words/kind-name.ts'
import { useItemFaces } from '../../../shared/prices/item/item-faces.ts'
import { ItemGlyph } from '../../../shared/prices/item/item-glyph.tsx'
import { kindWords, nameOfItem } from '../../../shared/prices/item/item-names.ts'
import { ItemPicker } from '../../../shared/prices/item/item-picker.tsx'
import picker from '../../../shared/prices/item/item.module.css'
import { priceTexts } from '../../../shared/prices/prices.texts.ts'
import { FieldReason } from '../../../shared/ui/fields/field-reason.tsx'
import { reportTexts } from './report.texts.ts'
import styles from './report.module.css'
import type { ReportFormState } from './use-report-form.ts'

const REASON_ID = 'report-item-reason'
const LABEL_ID = 'report-item-label'
const CONTENT_ID = 'report-item-picked'

/** Which item: the picked one, or a name that is proposed with its first report. */
export function ReportItem({ state }: { state: ReportFormState }) {
  const texts = reportTexts
  const words = priceTexts
  const { form, values, prices } = state
  const { fieldState } = useController({ control: form.control, name: 'itemName' })
  const item = prices?.item ?? null
  const faces = useItemFaces(item === null ? [] : [item])
  const face = item === null ? undefined : faces(item)
  const isRefused = fieldState.error !== undefined
  const take = (row: Pick<PriceItemRow, 'id'> | null, name: string) => {
    const options = { shouldDirty: true }
    form.hook.setValue('itemId', row?.id ?? '', options)
    form.hook.setValue('itemName', name, { ...options, shouldValidate: isRefused })
  }
  const shown = item === null ? values.itemName : item.name
  return (
    <div>
      <span id={LABEL_ID} className={styles.label}>
        {texts.item}
      </span>
      <ItemPicker
        label={texts.item}
        onPick={(row) => take(row, nameOfItem(row))}
        onPropose={(name) => take(null, name)}
        trigger={
          <button
            type="button"
            name="itemName"
            className={picker.picked}
            id={CONTENT_ID}
            aria-labelledby={`${LABEL_ID} ${CONTENT_ID}`}
            aria-describedby={isRefused ? REASON_ID : undefined}
            data-invalid={isRefused || undefined}
          >
            {shown === '' ? (
              <span className={picker.placeholder}>{texts.pick}</span>
            ) : (
              <>
                {item !== null && <ItemGlyph item={item} face={face} />}
                <span className={picker.pickedWords}>
                  <b>{shown}</b>
                  {item !== null && (
                    <small>
                      {texts.itemLine(
                        kindWords(item, kindNameWords(item.kindName), face),
                        words.countedBy(formatNumber(item.unitQuantity)),
                      )}
                    </small>
                  )}
                  {values.itemId === '' && <small>{texts.proposing}</small>}
                </span>
                <span className={picker.change}>{texts.change}</span>
              </>
            )}
          </button>
        }
      />
      {isRefused && <FieldReason id={REASON_ID}>{texts.itemNeeded}</FieldReason>}
    </div>
  )
}
