import styles from './points-bar.module.css'

type PointsBarProps = {
  /** 0–1; more than 1 is drawn full and red. */
  readonly share: number
}

/** A filled bar beside a number that says the same; drawn by attributes, so also ahead of time. */
export function PointsBar({ share }: PointsBarProps) {
  const reach = Math.min(1, Math.max(0, share)) * 100
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.bar}
      data-over={share > 1 || undefined}
    >
      <rect width="100" height="4" className={styles.ground} />
      <rect width={reach} height="4" className={styles.fill} />
    </svg>
  )
}
