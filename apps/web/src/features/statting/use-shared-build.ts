import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isBuildHash, type LinkReading, readLinkHash } from './share-link.ts'

/** What the address carries, if anything: being read, a build, or something unreadable. */
export type SharedBuild = { readonly hash: string; readonly reading: LinkReading } | null

/** Reads the build in the address. `leave` takes it out of the address without touching anything kept. */
export function useSharedBuild(): { shared: SharedBuild; leave: () => void } {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [shared, setShared] = useState<SharedBuild>(null)
  useEffect(() => {
    if (!isBuildHash(hash)) return
    let isCurrent = true
    const read = async () => {
      const reading = await readLinkHash(hash)
      if (isCurrent) setShared({ hash, reading })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [hash])
  return {
    shared: shared?.hash === hash ? shared : null,
    leave: () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true }),
  }
}
