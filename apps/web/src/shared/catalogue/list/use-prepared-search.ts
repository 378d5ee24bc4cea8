import { useEffect } from 'react'
import { atIdle } from './at-idle.ts'

/** So many rows are made ready in a few milliseconds on a slow phone. */
const STEP = 100

/** Makes a list ready for the first letter typed while the page rests; drawing it needs none of that. */
export function usePreparedSearch(index: { readonly prepare: (count: number) => boolean }): void {
  useEffect(() => atIdle(() => index.prepare(STEP)), [index])
}
