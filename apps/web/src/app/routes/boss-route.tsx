import { useState } from 'react'
import { BossListScreen } from '../../features/boss/boss-list-screen.tsx'
import { loadPlayerSettings } from '../../features/statting/sessions/stat-state.saved.ts'

/** Bosses, for the level that stands in the reader's own settings. */
export function BossRoute() {
  const [{ level }] = useState(loadPlayerSettings)
  return <BossListScreen usualLevel={level} />
}
