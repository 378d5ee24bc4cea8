import { loginPath } from '../router/safe-path.ts'
import type { FailureFacts } from './http-failure.ts'
import { type Reaction, reactionTo } from './reaction.ts'

/** What the reactions need of the running app; set once at start, so `shared` knows no router. */
export interface HttpPorts {
  /** The address shown now: path, query and hash. */
  readonly currentPath: () => string
  readonly navigate: (path: string, options: { replace: boolean }) => void
  readonly showError: (text: string) => void
  /** Asks the server who the reader is: it has just said that he is nobody any more. */
  readonly askRoles: () => Promise<unknown>
  /** Asks for the password once more; false when the reader would rather not. */
  readonly confirmPassword?: () => Promise<boolean>
}

let ports: HttpPorts | null = null

/** Connects the reactions to the router and the toasts. */
export function connectHttp(next: HttpPorts | null): void {
  ports = next
}

/** Carries out what `reactionTo` says about a failed call. */
export function reactToFailure(facts: FailureFacts): void {
  logFailure(facts)
  if (ports !== null) carryOut(reactionTo(facts), ports)
}

/** Whether the reader has just proved again who he is, so that a refused call may be repeated. */
export async function askPasswordAgain(): Promise<boolean> {
  return (await ports?.confirmPassword?.()) ?? false
}

function carryOut({ destination, toast }: Reaction, { navigate, showError, ...rest }: HttpPorts) {
  if (toast !== null) showError(toast)
  if (destination === 'login') void leadToLogin({ navigate, ...rest })
  else if (destination !== null) navigate(destination, { replace: true })
}

/** The login screen sends away who still counts as logged in: first it must be known that he is not. */
async function leadToLogin({
  askRoles,
  currentPath,
  navigate,
}: Omit<HttpPorts, 'showError'>): Promise<void> {
  await askRoles()
  const here = currentPath()
  if (!/^\/login(?:[?#]|$)/.test(here)) navigate(loginPath(here), { replace: false })
}

/** Failed calls are logged (specification §8); the one place that does it. */
function logFailure({ status, statusText, content }: FailureFacts): void {
  console.warn('[http]', status ?? 'network', statusText, content)
}
