import { Navigate, useLocation } from 'react-router'

/** Sends on to `target` in place of this entry of the history, with query and hash (builds). */
export function redirectScreen(target: string) {
  return function RedirectScreen() {
    const { search, hash } = useLocation()
    return <Navigate replace to={{ pathname: target, search, hash }} />
  }
}
