import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings the part that the address names into view once the page stands; one that does not exist leaves it at its top. */
export function useAskedPart(): void {
  const location = useLocation()
  useEffect(() => {
    const part = location.hash.slice(1)
    if (part !== '') document.getElementById(part)?.scrollIntoView({ block: 'start' })
  }, [location])
}
