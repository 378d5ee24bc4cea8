import { formatListDate } from '@gyeol/korean'
import { ToastKindTag } from '../../shared/toast/toast-kind-tag.tsx'
import { forgetToasts, usePastToasts } from '../../shared/toast/toast-store.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { EmptyState } from '../../shared/ui/display/empty-state.tsx'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { noticeTexts } from './notice.texts.ts'
import styles from './past-toasts.module.css'

/** 지난 알림: short messages of this window, for those who could not read them in time. */
export function PastToasts() {
  const texts = noticeTexts.toasts
  const toasts = usePastToasts()
  return (
    <Sheet side="right" title={texts.title} trigger={<Button>{texts.open}</Button>}>
      <p className={styles.line}>{texts.line}</p>
      {toasts.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <>
          <ul className={styles.list}>
            {toasts.map(({ id, kind, text, at }) => (
              <li key={id} className={styles.toast}>
                <span className={styles.head}>
                  <ToastKindTag kind={kind} />
                  <span className={styles.when}>{formatListDate(at)}</span>
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <Button block onClick={forgetToasts}>
            {texts.clear}
          </Button>
        </>
      )}
    </Sheet>
  )
}
