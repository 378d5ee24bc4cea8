import { type ComponentType, useEffect, useState } from 'react'
import { MenuIcon } from '../../shared/icons/icons.ts'
import { fetchAtRest } from '../../shared/loading/at-rest.ts'
import { showErrorToast } from '../../shared/toast/toast.ts'
import { loadPart } from '../stale-chunk.ts'
import { layoutTexts } from './layout.texts.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const loadDrawer = async () => (await loadPart(() => import('./menu-drawer.tsx'))).MenuDrawer

/** Opens the drawer. Its chunk is fetched when the button is about to be used. */
export function MenuButton({ className }: { className?: string }) {
  const texts = layoutTexts
  const [isOpen, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null)

  const prepare = async () => {
    const drawer = await loadDrawer()
    setDrawer(() => drawer)
  }
  const warmUp = () => {
    // Too early to complain: the press will, should it fail again.
    prepare().catch(() => undefined)
  }
  useEffect(() => fetchAtRest(loadDrawer), [])
  const open = () => {
    setOpen(true)
    prepare().catch(() => {
      setOpen(false)
      showErrorToast(texts.menuFailed)
    })
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={open}
      >
        <MenuIcon aria-hidden="true" />
      </button>
      {Drawer === null ? null : <Drawer isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
