import { withOffice } from '../../app/routes/office-route.tsx'
import { SearchWordRoute } from '../../app/routes/search-word-route.tsx'

export const Component = withOffice(SearchWordRoute)
