import { ROUTES, type RouteDefinition } from '@gyeol/contract'

/** The cookie a session travels in, by its name in the document. */
export const SESSION = 'session'

const NAMES: ReadonlyMap<RouteDefinition, string> = new Map(
  Object.entries(ROUTES).map(([name, route]) => [route, name]),
)

const IDEMPOTENCY_NOTE =
  '`Idempotency-Key` 헤더(`[A-Za-z0-9_-]` 1–64자)를 주면 24시간 동안 같은 요청은 한 번만 처리해요.'

/** Whether pages of other origins may read it: what everybody may, as a visitor. */
export const isOpenToAll = ({ method, permission }: RouteDefinition): boolean =>
  method === 'GET' && permission === 'public'

/** What the document says of an endpoint besides its schemas. */
export function describeOperation(route: RouteDefinition) {
  const { area, summary, permission } = route
  const operationId = NAMES.get(route)
  return {
    tags: [area],
    summary,
    description: notesOn(route).join(' '),
    ...(operationId === undefined ? {} : { operationId }),
    security: permission === 'public' ? [] : [{ [SESSION]: [] }],
  }
}

function notesOn(route: RouteDefinition): string[] {
  const { permission, needsFreshPassword, takesIdempotencyKey, isUnlimited, isUncounted, quota } =
    route
  return [
    permission === 'public'
      ? '로그인 없이 부를 수 있어요.'
      : `\`${permission}\` 권한이 있어야 해요.`,
    ...(isOpenToAll(route)
      ? ['다른 출처의 페이지에서도 읽을 수 있고, `ETag`로 바뀐 것만 받아요.']
      : []),
    ...(needsFreshPassword ? ['비밀번호를 10분 안에 다시 확인한 뒤여야 해요.'] : []),
    ...(takesIdempotencyKey ? [IDEMPOTENCY_NOTE] : []),
    ...(quota === undefined ? [] : ['하루 한도가 있어요. 다 쓰면 429 `QUOTA`예요.']),
    ...(isUnlimited ? ['요청 수를 세지 않아요.'] : []),
    ...(isUncounted ? ['로그인하지 않았으면 요청 수를 세지 않아요.'] : []),
  ]
}
