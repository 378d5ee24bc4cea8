import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isPageDrawn } from '../../shared/http/page-data.ts'
import { PRODUCT_NAME } from '../../shared/product.ts'
import { useRouteHandle } from '../../shared/router/route-handle.ts'

/** The document's title for a page, in the form the server writes it. */
export function documentTitle(pattern: string, title: string): string {
  return pattern === '/' ? `${PRODUCT_NAME} - ${title}` : `${title} | ${PRODUCT_NAME}`
}

/**
 * What a browser does by itself when a new page is loaded, for pages that only change inside: sets
 * the document's title and moves the focus to the page. Gives the title to be announced; it stays
 * empty on the first page, which the browser announces.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation()
  const handle = useRouteHandle()
  const [announced, setAnnounced] = useState('')
  const lastPathname = useRef(pathname)

  const pattern = handle?.pattern ?? '/'
  const title = handle?.title ?? ''
  const isFirst = useRef(true)
  useEffect(() => {
    const isTitled = isFirst.current && isPageDrawn()
    isFirst.current = false
    // The server names the first page after what is on it.
    if (!isTitled) document.title = documentTitle(pattern, title)
  }, [pattern, title])

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    setAnnounced(title)
    main.current?.focus({ preventScroll: true })
  }, [pathname, title, main])

  return announced
}
