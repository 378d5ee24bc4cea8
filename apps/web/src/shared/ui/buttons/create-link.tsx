import { PlusIcon } from '../../icons/icons.ts'
import { Button, LinkButton } from './button.tsx'
import styles from './create-link.module.css'

type Created = {
  /** What is made there. */
  readonly label: string
}

/**
 * Where those who may make something new. Who may is known late: on a narrow screen it is a plus without
 * words, so that it finds room on the line of the title and nothing moves for it.
 */
export function CreateLink({ to, label }: Created & { readonly to: string }) {
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

/** {@link CreateLink} to a dialog of the same page. */
export function CreateButton({ onClick, label }: Created & { readonly onClick: () => void }) {
  return (
    <Button
      className={styles.link}
      variant="primary"
      icon={<PlusIcon />}
      aria-label={label}
      onClick={onClick}
    >
      <span className={styles.words}>{label}</span>
    </Button>
  )
}
