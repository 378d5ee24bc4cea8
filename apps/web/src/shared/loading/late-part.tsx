import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { lateCode } from './late-code.ts'

/** A part of a screen whose code comes later; `fetch` brings it before it is drawn. */
export type LatePart<Props> = ComponentType<Props> & { readonly fetch: () => Promise<void> }

/**
 * What a tap opens: nothing is drawn until its code has come, and from then on it is drawn at once.
 * React's own `lazy` keeps what it brings hidden for 300 ms after it has first been asked for, even
 * when the code is there; that is for what stands in for a part while it loads, and a dialog has
 * nothing of the kind. Where the code cannot be had, drawing it throws; drawn anew, it tries again.
 * What is only an extra (`isExtra`) is then left out: the screen beside it must go on without a connection.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isExtra = false }: { readonly isExtra?: boolean } = {},
): LatePart<Props> {
  const code = lateCode(load)
  const fetch = async () => {
    await code.fetch()
  }

  function Late(props: Props) {
    const [Part, setPart] = useState(code.known)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    const isMissing = Part === undefined
    useEffect(() => {
      // Without a connection an extra is not even asked for.
      if (!isMissing || (isExtra && !navigator.onLine)) return
      let isGone = false
      fetch().then(
        () => {
          if (isGone) return
          const draw = () => setPart(code.known)
          // Nobody has tapped for it: in small pieces, behind whatever is pressed meanwhile.
          if (!navigator.userActivation?.isActive) startTransition(draw)
          else draw()
        },
        (error: unknown) => {
          if (!isGone) setFailure({ error })
        },
      )
      return () => {
        isGone = true
      }
    }, [isMissing])
    if (failure !== null && !isExtra) throw failure.error
    return isMissing ? null : <Part {...props} />
  }
  return Object.assign(Late, { fetch })
}
