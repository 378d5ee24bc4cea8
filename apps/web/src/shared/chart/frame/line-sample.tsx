import { classNames } from '../../theme/class-names.ts'
import { hasOwnMark, type Look } from './look.ts'
import styles from './look.module.css'
import { Mark } from './mark.tsx'

type LineSampleProps = { readonly look: Look; readonly hasMark?: boolean }

/** A short piece of a line with its mark, beside the line's name in chips, rows and table heads. */
export function LineSample({ look, hasMark = true }: LineSampleProps) {
  return (
    <svg className={styles.sample} width="26" height="12" viewBox="0 0 26 12" aria-hidden="true">
      <path className={classNames(styles.line, styles[look])} d="M1 6H25" />
      {hasMark && hasOwnMark(look) && (
        <Mark look={look} x={look === 'info' || look === 'primary' ? 18 : 17} y={6} size={4.6} />
      )}
    </svg>
  )
}
