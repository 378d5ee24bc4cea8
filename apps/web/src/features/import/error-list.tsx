import type { ImportPreview } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { saveCsv } from '../../shared/files/csv.ts'
import { DownloadIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { HintStrip } from '../../shared/ui/display/hint-strip.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import { type ErrorGroup, errorRows, groupErrors, lineRanges } from './import-errors.ts'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'

/** Of one kind; all of them are in the file to download. */
const MOST_SHOWN = 100

/** Everything that is wrong in a file, by kind, with the rows; the whole of it as a file. */
export function ErrorList({ preview }: { preview: ImportPreview }) {
  const texts = importTexts.errors
  const { errors, errorCount, badRows, batch } = preview
  const titles = [texts.where, texts.column, texts.what] as const
  return (
    <Card as="section" padding="large" aria-labelledby="import-errors" className={styles.section}>
      <SectionTitle
        id="import-errors"
        trailing={
          <Button
            size="small"
            icon={<DownloadIcon />}
            onClick={() => saveCsv(texts.fileName, errorRows(titles, errors))}
          >
            {texts.download}
          </Button>
        }
      >
        {texts.title(formatNumber(errorCount))}
      </SectionTitle>
      <HintStrip tone="danger" live>
        {batch === null ? texts.line : texts.skipLine(formatNumber(badRows))}{' '}
        {errorCount > errors.length && texts.more(formatNumber(errors.length))}
      </HintStrip>
      <ul className={styles.errorGroups} aria-label={texts.caption}>
        {groupErrors(errors).map((group) => (
          <li key={group.key}>
            <Group group={group} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Group({ group: { column, message, errors } }: { group: ErrorGroup }) {
  const texts = importTexts.errors
  const ranges = lineRanges(errors)
  const where = ranges === '' ? texts.whole : texts.row(ranges)
  const head = (
    <>
      <b className={styles.message}>{column === null ? message : `${column}: ${message}`}</b>
      <span className={styles.muted}>
        {errors.length > 1 && `${texts.count(formatNumber(errors.length))} · `}
        {where}
      </span>
    </>
  )
  const isAlike = errors.every((error) => error.message === message)
  if (isAlike) return <div className={styles.errorHead}>{head}</div>
  return (
    <details>
      <summary className={styles.errorHead}>{head}</summary>
      <ul className={styles.errorLines}>
        {errors.slice(0, MOST_SHOWN).map((error) => (
          <li key={`${error.line} ${error.message}`}>
            {error.line !== null && <span>{texts.row(String(error.line))}</span>}
            <span className={styles.message}>{error.message}</span>
          </li>
        ))}
        {errors.length > MOST_SHOWN && (
          <li className={styles.muted}>{texts.rest(formatNumber(errors.length - MOST_SHOWN))}</li>
        )}
      </ul>
    </details>
  )
}
