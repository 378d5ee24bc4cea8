import { type ElementKind, ElementIcon } from './element-icon.tsx'
import styles from './element.module.css'
import { iconTexts } from './icons.texts.ts'

/** Element as icon and word in an outline of its colour. */
export function ElementTag({ element, label }: { element: ElementKind; label?: string }) {
  const texts = iconTexts
  return (
    <span className={`${styles.tag} ${styles[element]}`} data-element={element}>
      <ElementIcon element={element} />
      {label ?? texts.elements[element]}
    </span>
  )
}
