import type { PlantedFault } from './fault.ts'
import { BROWSER_FAULTS } from './planted-browser.ts'
import { PACKAGE_FAULTS } from './planted-packages.ts'
import { SERVER_FAULTS } from './planted-server.ts'
import { WEB_FAULTS } from './planted-web.ts'

/** Every fault there is, in the order in which they are planted. */
export const PLANTED: readonly PlantedFault[] = [
  ...PACKAGE_FAULTS,
  ...SERVER_FAULTS,
  ...WEB_FAULTS,
  ...BROWSER_FAULTS,
]
