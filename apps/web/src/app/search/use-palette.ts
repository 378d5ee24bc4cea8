import { useNavigate } from 'react-router'
import { createStore } from '../../shared/store/create-store.ts'
import { useStore } from '../../shared/store/use-store.ts'

const paletteOpen = createStore(false)
const open = () => paletteOpen.set(true)
const close = () => paletteOpen.set(false)

/** Whether the palette stands over the page. What is chosen in it leads on from that page. */
export function usePalette() {
  const navigate = useNavigate()
  return {
    isOpen: useStore(paletteOpen),
    open,
    close,
    go: (href: string) => {
      close()
      void navigate(href)
    },
  }
}
