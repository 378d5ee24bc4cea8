/**
 * The numbers of the specification §2 and §9. The layout's own toasts last 400 ms, which is too
 * short to read: every toast is therefore also announced and kept in 지난 알림.
 */
export const LAYOUT_TOAST = {
  position: 'top-right',
  limit: 1,
  closeButton: false,
  autoClose: 400,
} as const

/** The general helper: errors and everything that has to be read. */
export const GENERAL_TOAST = {
  position: 'top-right',
  autoClose: 5000,
  closeButton: false,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 80,
  // On a phone it lies over the buttons of the page, and a tap is quicker than a swipe.
  closeOnClick: true,
} as const

/** With something to press in it: read first, then reached for. What is missed by a hair stays. */
export const ACTION_TOAST = { ...GENERAL_TOAST, autoClose: 12_000, closeOnClick: false } as const
