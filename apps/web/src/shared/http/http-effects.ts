import { loginPath } from '../router/safe-path.ts'
import type { FailureFacts } from './http-failure.ts'
import { type Reaction, reactionTo } from './reaction.ts'

/** What the reactions need of the running app; set once at start, so `shared` knows no router. */
export type HttpPorts = {
  /** The address shown now: path, query and hash. */
  readonly currentPath: () => string
  readonly navigate: (path: string, options: { readonly replace: boolean }) => void
  readonly showError: (text: string) => void
  /** Asks the server who the viewer is: it has just said that nobody is logged in any more. */
  readonly askRoles: () => Promise<unknown>
  /** Asks for the password once more; false when the viewer would rather not. */
  readonly confirmPassword?: () => Promise<boolean>
}

let ports: HttpPorts | null = null

/** Connects the reactions to the router and the toasts. */
export function connectHttp(next: HttpPorts | null): void {
  ports = next
}

let formsSending = 0

/**
 * A form says itself why it was refused, in its own words and at the field: until the function this
 * gives is called, no toast says it too.
 */
export function beginFormCall(): () => void {
  formsSending += 1
  return () => {
    formsSending -= 1
  }
}

/** The failed call. `isToldInPlace`: the screen itself says that the connection is lost. */
type FailedCall = { readonly method?: string; readonly isToldInPlace?: boolean }

/** Carries out what `reactionTo` says about a failed call. */
export function reactToFailure(facts: FailureFacts, call: FailedCall): void {
  logFailure(facts)
  if (ports === null) return
  const { destination, toast } = reactionTo(facts)
  carryOut({ destination, toast: isTold(facts, call) ? null : toast }, ports)
}

function isTold({ status }: FailureFacts, { method = 'GET', isToldInPlace }: FailedCall): boolean {
  return method === 'GET' ? isToldInPlace === true && status === null : formsSending > 0
}

/** Whether the viewer has just proved again who they are, so that a refused call may be repeated. */
export async function askPasswordAgain(): Promise<boolean> {
  return (await ports?.confirmPassword?.()) ?? false
}

function carryOut(
  { destination, toast }: Omit<Reaction, 'text'>,
  { navigate, showError, ...rest }: HttpPorts,
) {
  if (toast !== null) showError(toast)
  if (destination === 'login') void leadToLogin({ navigate, ...rest })
  else if (destination !== null) navigate(destination, { replace: true })
}

/** The login screen sends away who still counts as logged in: first it must be known that they are not. */
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
