import { BossListScreen } from '../../features/boss/boss-list-screen.tsx'
import { useSiteLevel } from '../../features/statting/sessions/site-level.ts'
import { loadPlayerSettings } from '../../features/statting/sessions/stat-state.saved.ts'
import { useAsDrawn } from '../../shared/store/use-as-drawn.ts'

/** Bosses, for the level that stands in the viewer's own settings. */
export function BossRoute() {
  // Drawn again when the site tells its level; the player's own comes before it.
  const usual = useSiteLevel()
  const isAsDrawn = useAsDrawn()
  return <BossListScreen usualLevel={isAsDrawn ? usual : loadPlayerSettings().level} />
}
