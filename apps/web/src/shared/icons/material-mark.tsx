import { MATERIAL_NAMES } from '@gyeol/game-data'
import type { Material } from '@gyeol/terms'
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
  return (
    <span className={plain ? styles.plain : styles.mark}>
      <MaterialIcon material={material} />
      {label ?? MATERIAL_NAMES[material]}
    </span>
  )
}
