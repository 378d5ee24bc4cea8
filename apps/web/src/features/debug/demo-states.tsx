import { AlertIcon, CheckIcon } from '../../shared/icons/icons.ts'
import { Button, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { ErrorState } from '../../shared/ui/display/error-state.tsx'
import { LoadingBlock } from '../../shared/ui/display/loading-block.tsx'
import { Skeleton } from '../../shared/ui/display/skeleton.tsx'
import { demoTexts } from './demo.texts.ts'
import styles from './demo-screen.module.css'
import { DemoSection } from './demo-section.tsx'

export function DemoStates() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.states}>
      <div className={styles.three}>
        <LoadingBlock />
        <Card>
          <EmptyState line={texts.emptyLine} action={<Button>{texts.clearFilter}</Button>} />
        </Card>
        <Card>
          <EmptyState
            gem="brand"
            title={texts.notFound}
            line={texts.notFoundLine}
            action={<LinkButton to="/">{texts.home}</LinkButton>}
          />
        </Card>
        <Card>
          <ErrorState line={texts.errorLine} onRetry={noop} />
        </Card>
        <Card padding="large" aria-label={texts.waiting} aria-busy="true" as="section">
          <Skeleton shape="title" />
          <Skeleton lines={3} className={styles.skeleton} />
          <Skeleton shape="block" className={styles.skeleton} />
        </Card>
        <div className={styles.toasts}>
          <div className={styles.toast}>
            <CheckIcon />
            {texts.toastSaved}
          </div>
          <div className={`${styles.toast} ${styles.toastError}`}>
            <AlertIcon />
            {texts.toastError}
          </div>
        </div>
      </div>
    </DemoSection>
  )
}

/** The gallery shows how things look; there is nothing to try again. */
function noop() {}
