import { formatListDate } from '@gyeol/korean'
import { useEffect, useState } from 'react'
import { HomeScreen } from '../../features/home/home-screen.tsx'

type Resume = NonNullable<Parameters<typeof HomeScreen>[0]['resume']>

/** Home, with what was left half done. Features do not know one another; the route brings them together. */
export function HomeRoute() {
  return <HomeScreen resume={useResume()} />
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
