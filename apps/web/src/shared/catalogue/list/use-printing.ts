import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: paper does not scroll. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture right after these.
    const tell = (isOn: boolean) => flushSync(() => setPrinting(isOn))
    const begin = () => tell(true)
    const end = () => tell(false)
    // Not every surrounding of a list knows of media.
    const paper = typeof matchMedia === 'function' ? matchMedia('print') : null
    const follow = ({ matches }: { readonly matches: boolean }) => tell(matches)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    paper?.addEventListener('change', follow)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
      paper?.removeEventListener('change', follow)
    }
  }, [])
  return isPrinting
}
