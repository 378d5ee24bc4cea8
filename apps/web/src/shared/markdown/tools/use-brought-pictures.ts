import { useEffect, useRef, useState } from 'react'

/** Pictures pasted or dropped into a text field. Gives whether some are held over it. */
export function useBroughtPictures(
  area: HTMLTextAreaElement,
  onPictures: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onPictures)
  useEffect(() => {
    latest.current = onPictures
  })
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const pictures = picturesIn(data)
      if (pictures.length === 0) return
      event.preventDefault()
      latest.current(pictures)
    }
    const stops = new AbortController()
    const { signal } = stops
    const out = () => setOver(false)
    area.addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    area.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    area.addEventListener('dragleave', out, { signal })
    area.addEventListener(
      'drop',
      (event) => {
        out()
        // A file that is no picture would open in the place of the page.
        if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
        take(event, event.dataTransfer)
      },
      { signal },
    )
    return () => stops.abort()
  }, [area])
  return isOver
}

/** Words from an office program come with a picture of themselves: then the words are meant. */
function picturesIn(data: DataTransfer | null): readonly File[] {
  if (data === null || data.types.includes('text/plain')) return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}
