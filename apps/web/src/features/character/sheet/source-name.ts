import { FOOD_FACTS } from '@gyeol/game-data'
import type { Food } from '@gyeol/terms'
import { skillName } from '../../../shared/skills/skill-index.ts'
import { type CharacterBody, GEAR_PLACES } from '../build/character-build.ts'
import type { CharacterTexts } from '../character.texts.ts'

/** Where a line comes from, as one reads it: the name of the thing, and where it sits. */
export function sourceName(
  source: string | undefined,
  { gear }: Pick<CharacterBody, 'gear'>,
  texts: CharacterTexts,
): string {
  if (source === undefined || source === 'own') return texts.others.own
  const [kind = '', rest = ''] = source.split(/:(.*)/s)
  if (kind === 'skill') return skillName(rest)
  if (kind === 'registlet') return texts.others.registlets
  // The keys of FOOD_FACTS are all that `food:` is written with.
  if (kind === 'food') return `${texts.others.foods} · ${FOOD_FACTS[rest as Food].name}`
  const [place = '', what] = source.split('.')
  const known = GEAR_PLACES.find((one) => one === place)
  const piece = known ? gear[known] : null
  if (!known || !piece) return source
  const placeName = texts.gear.places[known]
  if (what === undefined) return `${piece.name} · ${placeName}`
  if (what === 'grant') return `${texts.gear.grant} · ${placeName}`
  const crysta = piece.crystas[Number(what.replace('crysta', ''))]
  return `${crysta?.name ?? ''} · ${placeName}`
}
