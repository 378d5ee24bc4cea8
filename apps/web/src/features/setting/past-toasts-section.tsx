import { formatListDate } from '@gyeol/korean'
import { ToastKindTag } from '../../shared/toast/toast-kind-tag.tsx'
import { forgetToasts, usePastToasts } from '../../shared/toast/toast-store.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { Card } from '../../shared/ui/display/card.tsx'
import { SectionTitle } from '../../shared/ui/display/section-title.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** 지난 알림: the toasts of this visit, which are gone before they can be read. */
export function PastToastsSection() {
  const texts = settingTexts.past
  const past = usePastToasts()
  return (
    <Card as="section" padding="large" aria-labelledby="past" className={styles.section}>
      <SectionTitle
        id="past"
        trailing={
          past.length > 0 && (
            <Button size="small" variant="ghost" onClick={forgetToasts}>
              {texts.clear}
            </Button>
          )
        }
      >
        {texts.title}
      </SectionTitle>
      <p className={styles.note}>{texts.line}</p>
      {past.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <ol className={styles.past}>
          {past.map(({ id, kind, text, at }) => (
            <li key={id} className={styles.toast}>
              <ToastKindTag kind={kind} />
              <span>{text}</span>
              <time className={styles.when} dateTime={new Date(at).toISOString()}>
                {formatListDate(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
