import { formatListDate } from '@gyeol/korean'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { HomeScreen } from '../../features/home/home-screen.tsx'
import type { Shower } from '../../features/main-quest/main-quest-resume.ts'
import { atRest, savesData } from '../../shared/loading/at-rest.ts'
import { warmUpPalette } from '../search/palette-host.tsx'
import { usePalette } from '../search/use-palette.ts'

type HomeProps = Required<Parameters<typeof HomeScreen>[0]>
type Resume = NonNullable<HomeProps['resume']>
type SiteNews = Pick<HomeProps, 'news' | 'running' | 'soon'>

const WAITING: SiteNews = { news: 'waiting', running: 'waiting', soon: [] }

/** Home, with what was left half done and what goes on. Features do not know one another; the route brings them together. */
export function HomeRoute() {
  const { open } = usePalette()
  return (
    <HomeScreen
      resume={useResume()}
      {...useSiteNews()}
      prices={useLateBlock(drawMovers)}
      changed={useLateBlock(drawChanges)}
      onSearch={open}
      onSearchSoon={warmUpPalette}
    />
  )
}

/** Notices and events; their code is fetched once the page stands, and follows what changes. */
function useSiteNews(): SiteNews {
  const [shown, setShown] = useState(WAITING)
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const load = async () => {
      const { followSiteNews } = await import('./home-news.ts')
      if (!isOver) {
        stop = followSiteNews((part) =>
          startTransition(() => setShown((now) => ({ ...now, ...part }))),
        )
      }
    }
    load().catch(() => setShown({ news: 'failed', running: 'failed', soon: [] }))
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
  return shown
}

/** Prices that moved. */
const drawMovers = async () => (await import('./home-movers.tsx')).drawMovers()

/** What has changed in the lists. */
const drawChanges = async () => (await import('./home-changes.tsx')).drawChanges()

/** A block of home whose code and data are fetched when the page rests, and not for whom data is dear. */
function useLateBlock(draw: () => Promise<ReactNode>): ReactNode {
  const [block, setBlock] = useState<ReactNode>(null)
  useEffect(() => {
    if (savesData()) return
    let isOver = false
    const load = async () => {
      await atRest()
      if (isOver) return
      const drawn = await draw()
      if (!isOver) startTransition(() => setBlock(drawn))
    }
    // Home is whole without it.
    load().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [draw])
  return block
}

/** Planners that keep work, by the key they keep it under. */
const KEPT = [
  {
    key: 'statting',
    tool: 'statting',
    href: '/statting',
    load: async () =>
      (await import('../../features/statting/sessions/statting-resume.ts')).loadStattingResumes(),
  },
  {
    key: 'points',
    tool: 'skillPoint',
    href: '/skill/point',
    load: async () =>
      (
        await import('../../features/skill-point/builds/skill-point-resume.ts')
      ).loadSkillPointResumes(),
  },
  {
    key: 'main-quest',
    tool: 'mainQuest',
    href: '/guide/main-quest',
    load: async (shower: Shower) =>
      (await import('../../features/main-quest/main-quest-resume.ts')).loadMainQuestResumes(shower),
  },
] as const

/** What was worked on last, newest first. A planner's code is fetched only where something of it is kept. */
function useResume(): Resume {
  const [items, setItems] = useState<Resume>([])
  useEffect(() => {
    const over = new AbortController()
    const load = async () => {
      const shower = { again: () => void load(), signal: over.signal }
      const found = await Promise.all(
        KEPT.filter(({ key }) => hasStored(key)).map(async ({ key, tool, href, load: read }) =>
          (await read(shower)).map((resume) => ({
            ...resume,
            key: `${key}-${resume.at}`,
            tool,
            href,
          })),
        ),
      )
      if (over.signal.aborted) return
      const newest = found.flat().toSorted((one, other) => other.at - one.at)
      const shown = newest.map(({ at, ...item }) => ({ ...item, when: formatListDate(at) }))
      // Nothing is left half done on a first visit, and home is not drawn anew to say so.
      setItems((before) => (before.length + shown.length === 0 ? before : shown))
    }
    void load()
    return () => over.abort()
  }, [])
  return items
}

function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
