import { type MouseEvent, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { FormHosts } from '../../shared/forms/form-hosts.tsx'
import { LoadingMask } from '../../shared/loading/loading-mask.tsx'
import { useCover } from '../../shared/loading/loading-mask-store.ts'
import { ToastHost } from '../../shared/toast/toast-host.tsx'
import { KeyHost } from '../keyboard/key-host.tsx'
import { PaletteHost } from '../search/palette-host.tsx'
import { layoutTexts } from './layout.texts.ts'
import styles from './root-layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { StorageNote } from './storage-note.tsx'
import { usePageChange } from './use-page-change.ts'

/** What surrounds every page: header, page, footer, toasts and the loading mask. */
export function RootLayout() {
  const texts = layoutTexts
  const main = useRef<HTMLElement>(null)
  const title = usePageChange(main)
  const calls = useCover()
  const isNavigating = useNavigation().state !== 'idle'
  const cover = isNavigating ? 'veil' : calls

  const skip = (event: MouseEvent) => {
    // The hash carries builds, so the link must not write its own there.
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <>
      <a className={styles.skip} href="#main" onClick={skip}>
        {texts.skip}
      </a>
      <SiteHeader />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={styles.main}
        aria-busy={cover !== undefined}
      >
        <Outlet />
      </main>
      <StorageNote />
      <SiteFooter />
      <p className={styles.announcer} aria-live="polite">
        {title}
      </p>
      <ToastHost />
      <FormHosts />
      <PaletteHost />
      <KeyHost />
      <LoadingMask cover={cover} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** A page opened anew has no key of its own; without its address it would scroll as another page was. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}
