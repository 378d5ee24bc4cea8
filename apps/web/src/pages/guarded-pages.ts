import type { ComponentType } from 'react'

/** Pages that ask for a permission, by file. Visitors, who see none of these, do not load their names. */
export const GUARDED_PAGES = import.meta.glob<ComponentType>('./guarded/*.route.tsx', {
  import: 'Component',
})
