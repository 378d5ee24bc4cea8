import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type CharactersState, useCharacters } from './build/use-characters.ts'
import { OwnCharacters } from './own-characters.tsx'
import { SharedCharacter } from './share/shared-character.tsx'
import { hasLink } from './share/share-link.ts'
import type { TakenOver } from './taken-over.ts'

/** /character: one's own builds, or one that came by link, which touches nothing of one's own. */
export function CharacterScreen({ taken }: { readonly taken: TakenOver }) {
  const state = useCharacters()
  const { hash } = useLocation()
  const navigate = useNavigate()
  useAskedBoss(state)
  if (!hasLink(hash)) return <OwnCharacters state={state} taken={taken} />
  const leave = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true })
  return <SharedCharacter key={hash} hash={hash} state={state} onLeave={leave} />
}

/** `?boss=…` comes from a boss's page: it is asked about once, and then the address says no more. */
function useAskedBoss({ change }: CharactersState): void {
  const [query, setQuery] = useSearchParams()
  const boss = query.get('boss')
  useEffect(() => {
    if (boss === null) return
    change((now) => ({ ...now, cast: { ...now.cast, boss, typed: {}, difficulty: 'normal' } }))
    setQuery({}, { replace: true })
    document.querySelector('#casts')?.scrollIntoView()
  }, [boss, change, setQuery])
}
