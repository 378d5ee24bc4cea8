import { Navigate } from 'react-router'

/** Somebody else's notice: the server would refuse it only after it was all written. */
export function NotYours() {
  return <Navigate replace to="/403" />
}
