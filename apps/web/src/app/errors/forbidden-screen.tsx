import { useIsMember } from '../../shared/session/session-store.ts'
import { LinkButton } from '../../shared/ui/buttons/button.tsx'
import { FullPageMessage } from '../../shared/ui/display/full-page-message.tsx'
import { errorTexts } from './error.texts.ts'
import styles from './errors.module.css'

export function ForbiddenScreen() {
  const texts = errorTexts
  const isMember = useIsMember()
  return (
    <FullPageMessage
      title={texts.forbidden}
      line={texts.forbiddenLine}
      action={
        <div className={styles.actions}>
          {isMember ? null : <LinkButton to="/login">{texts.login}</LinkButton>}
          <LinkButton variant="primary" to="/">
            {texts.home}
          </LinkButton>
        </div>
      }
    />
  )
}
