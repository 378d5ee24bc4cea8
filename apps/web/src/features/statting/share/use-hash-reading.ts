import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** How an address is read that carries something behind its `#`. Must be the same objects on every draw. */
export type HashFormat<Reading> = {
  readonly claims: (hash: string) => boolean
  readonly read: (hash: string) => Promise<Reading>
}

/** What the address carries, once it is read. */
export type HashReading<Reading> = { readonly hash: string; readonly reading: Reading } | null

/** Reads what the address carries. `leave` takes it out of the address without touching anything kept. */
export function useHashReading<Reading>({ claims, read }: HashFormat<Reading>): {
  shared: HashReading<Reading>
  leave: () => void
} {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [shared, setShared] = useState<HashReading<Reading>>(null)
  useEffect(() => {
    if (!claims(hash)) return
    let isCurrent = true
    const run = async () => {
      const reading = await read(hash)
      if (isCurrent) setShared({ hash, reading })
    }
    void run()
    return () => {
      isCurrent = false
    }
  }, [hash, claims, read])
  return {
    shared: shared?.hash === hash ? shared : null,
    leave: () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true }),
  }
}
