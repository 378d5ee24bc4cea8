import { Gem } from '../gem/gem.tsx'
import type { Cover } from './loading-mask-store.ts'
import { loadingTexts } from './loading.texts.ts'
import styles from './loading-mask.module.css'

/**
 * The cover with a breathing gem. It is always in the page and only its opacity changes, within
 * 120 ms, so fast answers do not flash; the text appears inside the live region to be announced.
 */
export function LoadingMask({ cover }: { cover: Cover | undefined }) {
  const texts = loadingTexts
  return (
    <div className={styles.mask} data-cover={cover}>
      <Gem className={styles.gem} kind="brand" stage={4} size={44} />
      <output className={styles.text}>{cover ? texts.loading : ''}</output>
    </div>
  )
}
