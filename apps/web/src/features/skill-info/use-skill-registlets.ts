import type { Registlet } from '@gyeol/contract'
import type { SkillTree } from '@gyeol/skills'
import { useMemo } from 'react'
import { useReadAllRegistletsQuery } from '../../shared/catalogue/catalogue.api.ts'
import type { SkillRegistlets } from './skill-card.tsx'

const NONE: SkillRegistlets = []

/** The registlets about each skill of a tree, by its English name. */
export function useSkillRegistlets({ id }: SkillTree): (skillName: string) => SkillRegistlets {
  const { data, isError } = useReadAllRegistletsQuery()
  const bySkill = useMemo(() => {
    const bySkill = new Map<string, Registlet[]>()
    for (const registlet of data?.items ?? []) {
      const { skill, skillTree } = registlet
      // Lists write the id of a tree in their own case.
      if (skill === null || skillTree?.toLowerCase() !== id.toLowerCase()) continue
      bySkill.set(skill, [...(bySkill.get(skill) ?? []), registlet])
    }
    return bySkill
  }, [data, id])
  if (data === undefined) return () => (isError ? 'unknown' : 'waiting')
  return (skillName) => bySkill.get(skillName) ?? NONE
}
