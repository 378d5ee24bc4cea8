import { formatListDate } from '@gyeol/korean'
import { useEffect, useState } from 'react'
import { HomeScreen } from '../../features/home/home-screen.tsx'

type HomeProps = Required<Parameters<typeof HomeScreen>[0]>
type Resume = NonNullable<HomeProps['resume']>
type SiteNews = Pick<HomeProps, 'news' | 'running'>

const WAITING: SiteNews = { news: 'waiting', running: 'waiting' }

/** Home, with what was left half done and what goes on. Features do not know one another; the route brings them together. */
export function HomeRoute() {
  return <HomeScreen resume={useResume()} {...useSiteNews()} />
}

/** Notices and events; their code is fetched once the page stands, and follows what changes. */
function useSiteNews(): SiteNews {
  const [shown, setShown] = useState(WAITING)
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const load = async () => {
      const { followSiteNews } = await import('./home-news.ts')
      if (!isOver) stop = followSiteNews((part) => setShown((now) => ({ ...now, ...part })))
    }
    load().catch(() => setShown({ news: 'failed', running: 'failed' }))
    return () => {
      isOver = true
      stop?.()
    }
  }, [])
  return shown
}

/** The planner's code is fetched only where something of it is kept. */
function useResume(): Resume {
  const [items, setItems] = useState<Resume>([])
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      if (!hasStored('statting')) return
      const { loadStattingResumes } = await import('../../features/statting/statting-resume.ts')
      const resumes = loadStattingResumes()
      if (!isCurrent) return
      setItems(
        resumes.map(({ at, ...item }) => ({
          ...item,
          key: `statting-${at}`,
          tool: 'statting',
          href: '/statting',
          when: formatListDate(at),
        })),
      )
    }
    void load()
    return () => {
      isCurrent = false
    }
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
