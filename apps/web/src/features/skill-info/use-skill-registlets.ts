import type { Registlet } from '@gyeol/contract'
import type { SkillTree } from '@gyeol/skills'
import { useMemo } from 'react'
import { useReadAllRegistletsQuery } from '../../shared/catalogue/catalogue.api.ts'

/** The registlets about the skills of a tree, by the English name of the skill; none while they are not there. */
export function useSkillRegistlets({ id }: SkillTree): ReadonlyMap<string, readonly Registlet[]> {
  const { data } = useReadAllRegistletsQuery()
  return useMemo(() => {
    const bySkill = new Map<string, Registlet[]>()
    for (const registlet of data?.items ?? []) {
      const { skill, skillTree } = registlet
      // Lists write the id of a tree in their own case.
      if (skill === null || skillTree?.toLowerCase() !== id.toLowerCase()) continue
      bySkill.set(skill, [...(bySkill.get(skill) ?? []), registlet])
    }
    return bySkill
  }, [data, id])
}
