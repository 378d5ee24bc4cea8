import { createStore } from '../store/create-store.ts'

/** Whether the sheet of all keys stands over the page. */
export const keySheetOpen = createStore(false)

export const openKeySheet = (): void => keySheetOpen.set(true)

/** A device with a mouse or touchpad has keys as well; fingers alone have none. */
export const KEYBOARD_MEDIA = '(any-pointer: fine)'

/** Whether keys are worth telling of here. */
export function hasKeyboard(): boolean {
  return globalThis.matchMedia?.(KEYBOARD_MEDIA).matches ?? false
}
