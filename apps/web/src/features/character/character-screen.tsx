import { useLocation, useNavigate } from 'react-router'
import { latePart } from '../../shared/loading/late-part.tsx'
import { useCharacters } from './build/use-characters.ts'
import { OwnCharacters } from './own-characters.tsx'
import { carries } from '../../shared/share/link-hash.ts'
import type { Around } from './taken-over.ts'

const SharedCharacter = latePart(
  async () => (await import('./share/shared-character.tsx')).SharedCharacter,
)

/** /character: one's own builds, or one that came by link, which touches nothing of one's own. */
export function CharacterScreen({ Around }: { readonly Around: Around }) {
  const state = useCharacters()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  if (!carries(hash, 'v')) return <OwnCharacters state={state} Around={Around} />
  const leave = () => void navigate({ search, hash: '' }, { replace: true })
  return <SharedCharacter key={hash} hash={hash} state={state} Around={Around} onLeave={leave} />
}
