import styles from './share-bar.module.css'

const WIDTH = 100

/** How much of something is there, drawn without a style attribute. The number stands beside it. */
export function ShareBar({ percent }: { readonly percent: number }) {
  const width = Math.min(WIDTH, Math.max(0, percent))
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={WIDTH} height="6" className={styles.ground} />
      <rect width={width} height="6" className={styles.fill} />
    </svg>
  )
}
