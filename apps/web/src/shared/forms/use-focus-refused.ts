import { useEffect, useState } from 'react'

/** What can take the focus after a refusal: the field itself, its box, or the message of the form. */
const REFUSED = '[aria-invalid="true"], [data-refused] button, [data-form-refusal]'

/** Gives the function that moves the focus to the first refused field once the reasons are drawn. */
export function useFocusRefused(formId: string): () => void {
  const [request, setRequest] = useState(0)
  useEffect(() => {
    if (request === 0) return
    document.getElementById(formId)?.querySelector<HTMLElement>(REFUSED)?.focus()
  }, [request, formId])
  return () => setRequest((count) => count + 1)
}
