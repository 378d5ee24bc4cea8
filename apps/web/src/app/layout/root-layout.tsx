import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { FormHosts } from '../../shared/forms/form-hosts.tsx'
import { LoadingMask } from '../../shared/loading/loading-mask.tsx'
import { type Cover, useCover } from '../../shared/loading/loading-mask-store.ts'
import { ToastHost } from '../../shared/toast/toast-host.tsx'
import { KeyHost } from '../keyboard/key-host.tsx'
import { PaletteHost } from '../search/palette-host.tsx'
import { ConsentHost } from './consent-host.tsx'
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
      <Main place={main}>
        <Outlet />
      </Main>
      <StorageNote />
      <SiteFooter />
      <p className={styles.announcer} aria-live="polite">
        {title}
      </p>
      <ToastHost />
      <FormHosts />
      <ConsentHost />
      <PaletteHost />
      <KeyHost />
      <Mask />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** The page itself. It and the mask follow every call by themselves: the frame around them is not drawn anew. */
function Main({ place, children }: { place: RefObject<HTMLElement | null>; children: ReactNode }) {
  const isBusy = useCoverNow() !== undefined
  return (
    <main id="main" ref={place} tabIndex={-1} className={styles.main} aria-busy={isBusy}>
      {children}
    </main>
  )
}

function Mask() {
  return <LoadingMask cover={useCoverNow()} />
}

/** How the page is covered, by a call or on the way to another page. */
function useCoverNow(): Cover | undefined {
  const calls = useCover()
  return useNavigation().state === 'idle' ? calls : 'veil'
}

/** A page opened anew has no key of its own; without its address it would scroll as another page was. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}
