import { useEffect, useState } from 'react'

/** What a drawing takes from the page when it is drawn: the theme and the size of the letters. */
export function useLook(): string {
  const [look, setLook] = useState(readLook)
  useEffect(() => {
    const watch = new MutationObserver(() => setLook(readLook()))
    watch.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] })
    return () => watch.disconnect()
  }, [])
  return look
}

function readLook(): string {
  const { dataset, style } = document.documentElement
  return `${dataset['theme'] ?? ''} ${style.getPropertyValue('--textScale')}`
}
