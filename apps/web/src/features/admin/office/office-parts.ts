/** The navigation of the back office, as a column and as a dock: one file to load. */
export { OfficeDock } from './office-dock.tsx'
export { OfficeNav } from './office-nav.tsx'
