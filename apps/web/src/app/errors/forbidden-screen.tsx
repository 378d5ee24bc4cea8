import { useIsVisitor } from '../../shared/session/session-store.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { errorTexts } from './error.texts.ts'
import styles from './errors.module.css'

export function ForbiddenScreen() {
  const texts = errorTexts
  const isVisitor = useIsVisitor()
  return (
    <FullPageMessage
      title={texts.forbidden}
      line={isVisitor ? texts.forbiddenLine : texts.forbiddenMember}
      action={
        <div className={styles.actions}>
          {isVisitor && <LinkButton to="/login">{texts.login}</LinkButton>}
          <LinkButton variant="primary" to="/">
            {texts.home}
          </LinkButton>
        </div>
      }
    />
  )
}
