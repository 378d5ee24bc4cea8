import { SearchRoute } from '../app/routes/search-route.tsx'

export const Component = SearchRoute

export const searchParams = ['q']
