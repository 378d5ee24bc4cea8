import type { Material } from '@gyeol/terms'
import { useTexts } from '../texts/texts.ts'
import { iconTexts } from './icons.texts.ts'
import styles from './material-mark.module.css'

/** The rhombus of a material. Alone it is decoration: the name must stand beside it. */
export function MaterialIcon({ material }: { material: Material }) {
  return <span className={`${styles.rhombus} ${styles[material]}`} aria-hidden="true" />
}

/** Rhombus and name. `plain` drops the ground, for rows that have their own. */
export function MaterialMark({
  material,
  label,
  plain = false,
}: {
  material: Material
  label?: string
  plain?: boolean
}) {
  const texts = useTexts(iconTexts)
  return (
    <span className={plain ? styles.plain : styles.mark}>
      <MaterialIcon material={material} />
      {label ?? texts.materials[material]}
    </span>
  )
}
