import { type ReactNode, useMemo } from 'react'
import { isStatId } from '../../features/character/stat-ids.ts'
import type { SavedGrant, SavedSkills, TakenOver } from '../../features/character/taken-over.ts'
import { equipmentMarks } from '../../features/equipment/equipment-marks.saved.ts'
import {
  DEFAULT_COMBO_EQUIPMENT,
  statEquipmentSaved,
} from '../../features/skill-combo/combos/combo.saved.ts'
import { pointsSaved } from '../../features/skill-point/builds/points.saved.ts'
import { stattingSaved } from '../../features/statting/sessions/statting.saved.ts'
import type { StattingDocument } from '../../features/statting/sessions/statting-document.ts'
import { shownValue, viewOf } from '../../features/statting/sessions/statting-view.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { DataCache } from '../data-cache.tsx'

type SurroundingsProps = { readonly children: (taken: TakenOver) => ReactNode }

/** What the other planners of this browser keep, and the lists of the site. */
export function CharacterSurroundings({ children }: SurroundingsProps) {
  const [builds] = useSaved(pointsSaved)
  const [workspace] = useSaved(stattingSaved)
  const [marks] = useSaved(equipmentMarks)
  const [combo] = useSaved(statEquipmentSaved)
  const taken = useMemo(
    (): TakenOver => ({
      grants: workspace.items.flatMap(grantOf),
      skillBuilds: builds.items.flatMap(({ id, name, learner, session }): SavedSkills[] => {
        const skills = Object.entries(session.levels).map(([skill, level]) => ({
          id: skill,
          level,
        }))
        return skills.length === 0 ? [] : [{ id, name, level: learner.level, skills }]
      }),
      ownedEquipment: new Set(marks.owned),
      comboStats: combo === DEFAULT_COMBO_EQUIPMENT ? null : combo,
      sendToCombo: (stats) => statEquipmentSaved.update((now) => ({ ...now, ...stats })),
    }),
    [builds, workspace, marks, combo],
  )
  return <DataCache>{children(taken)}</DataCache>
}

/** What a session has put on its piece so far; nothing where that is nothing. */
function grantOf(doc: StattingDocument): SavedGrant[] {
  const { session } = viewOf({ ...doc, drafts: [] })
  const lines = session.slots.flatMap(({ option, steps }) => {
    if (option === null || steps === 0 || !isStatId(option)) return []
    return [{ stat: option, value: shownValue(session, option, steps) }]
  })
  const { id, name, settings } = doc
  return lines.length === 0 ? [] : [{ id, name, type: settings.equipment, lines }]
}
