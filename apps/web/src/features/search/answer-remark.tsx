import type { SearchAnswer } from './lookup/search-entry.ts'
import styles from './catalogue-note.module.css'
import { searchTexts } from './search.texts.ts'

/** Says which words were left out, and what there is not. */
export function AnswerRemark({ answer: { left, said } }: { readonly answer: SearchAnswer }) {
  const remarks = [said, left === null ? null : searchTexts.left(left)].filter(
    (remark) => remark !== null,
  )
  return remarks.map((remark) => (
    <p key={remark} className={styles.note} role="status">
      {remark}
    </p>
  ))
}
