import { PRODUCT_NAME } from '../product.ts'
import { classNames } from '../theme/class-names.ts'
import { Gem } from './gem.tsx'
import styles from './logo.module.css'

/** Gem and name. `small` for the foot of exported images. */
export function Logo({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return (
    <span className={classNames(styles.logo, styles[size])}>
      <Gem kind="brand" stage={4} size={size === 'small' ? 28 : 26} />
      <span>{PRODUCT_NAME}</span>
    </span>
  )
}
