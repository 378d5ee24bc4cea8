import { Button } from '../ui/buttons/button.tsx'
import styles from './toast-with-action.module.css'

/** What a toast offers to do, once. */
export type ToastAction = { readonly label: string; readonly run: () => void }

/** The words and one button; the toast leaves with the press. */
export function toastWithAction(text: string, { label, run }: ToastAction) {
  return ({ closeToast }: { readonly closeToast: () => void }) => (
    <div className={styles.toast}>
      <span>{text}</span>
      <Button
        onClick={() => {
          run()
          closeToast()
        }}
      >
        {label}
      </Button>
    </div>
  )
}
