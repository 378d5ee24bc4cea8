import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { CharactersState } from './build/use-characters.ts'

/**
 * `?boss=…` comes from a boss's page: it is asked about once, and then the address says no more. Only
 * one's own builds are asked; over somebody's link the address waits until it is left.
 */
export function useAskedBoss({ ask }: Pick<CharactersState, 'ask'>, isThere: boolean): void {
  const [query, setQuery] = useSearchParams()
  const boss = query.get('boss')
  useEffect(() => {
    if (boss === null || !isThere) return
    ask({ boss, typed: {}, difficulty: 'normal' })
    setQuery({}, { replace: true, preventScrollReset: true })
    document.querySelector('#casts')?.scrollIntoView()
  }, [boss, isThere, ask, setQuery])
}
