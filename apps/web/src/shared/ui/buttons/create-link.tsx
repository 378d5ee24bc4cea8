import { PlusIcon } from '../../icons/icons.ts'
import { LinkButton } from './button.tsx'
import styles from './create-link.module.css'

type CreateLinkProps = {
  readonly to: string
  /** What is made there. */
  readonly label: string
}

/**
 * Where those who may make something new. Who may is known late: on a narrow screen it is a plus without
 * words, so that it finds room on the line of the title and nothing moves for it.
 */
export function CreateLink({ to, label }: CreateLinkProps) {
  return (
    <LinkButton
      className={styles.link}
      variant="primary"
      to={to}
      icon={<PlusIcon />}
      aria-label={label}
    >
      <span className={styles.words}>{label}</span>
    </LinkButton>
  )
}
