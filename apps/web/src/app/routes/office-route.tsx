import type { ComponentType } from 'react'
import { OfficeFrame } from '../../features/admin/office/office-frame.tsx'
import { withDataCache } from '../data-cache.tsx'

/** Puts a screen into the frame of the back office; features do not know one another, the route does. */
export function withOffice(Screen: ComponentType): ComponentType {
  return withDataCache(function ScreenInOffice() {
    return (
      <OfficeFrame>
        <Screen />
      </OfficeFrame>
    )
  })
}
