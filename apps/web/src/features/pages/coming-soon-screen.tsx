import { useRouteHandle } from '../../shared/router/route-handle.ts'
import { useTexts } from '../../shared/texts/texts.ts'
import { Gem } from '../../shared/gem/gem.tsx'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { comingSoonTexts } from './coming-soon.texts.ts'
import styles from './coming-soon-screen.module.css'

/** Honest place of a page that is still to be built: its title, what it will do, the way on. */
export function ComingSoonScreen() {
  const texts = useTexts(comingSoonTexts)
  const handle = useRouteHandle()
  const purpose = handle === null ? undefined : texts.purposes[handle.pattern]
  return (
    <div className={styles.page}>
      <Gem kind="normal" stage={1} size={48} />
      <Tag tone="brass">{texts.badge}</Tag>
      <h1 className={styles.title}>{handle?.title}</h1>
      <p className={styles.line}>{purpose ?? texts.fallback}</p>
      <div className={styles.actions}>
        <LinkButton to="/statting">{texts.back}</LinkButton>
        <LinkButton variant="primary" to="/">
          {texts.home}
        </LinkButton>
      </div>
    </div>
  )
}
