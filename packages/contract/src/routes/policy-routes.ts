import {
  agreementSchema,
  consentSchema,
  policyInputSchema,
  policyParamsSchema,
  policyQuerySchema,
  policySchema,
} from '../policy.ts'
import type { RouteDefinition } from '../route-definition.ts'

/** Two texts of the longest in letters of three bytes each, and what belongs to them. */
const POLICY_BODY_BYTES = 256 * 1024

/** The papers of the site, and what members have agreed to. */
export const policyRoutes = {
  readPolicy: {
    method: 'GET',
    path: '/api/policy/{kind}',
    area: 'policy',
    summary: '약관과 방침 하나, 지금의 글이나 이전 글',
    permission: 'public',
    params: policyParamsSchema,
    query: policyQuerySchema,
    success: { status: 200, body: policySchema },
  },
  publishPolicy: {
    method: 'POST',
    path: '/api/policy/{kind}',
    area: 'policy',
    summary: '약관과 방침의 새 글 내기 (이전 글은 남아요)',
    permission: 'setting.write',
    needsFreshPassword: true,
    params: policyParamsSchema,
    body: policyInputSchema,
    bodyLimitBytes: POLICY_BODY_BYTES,
    success: { status: 201, body: policySchema },
    errors: ['STALE'],
  },
  readConsent: {
    method: 'GET',
    path: '/api/consent',
    area: 'policy',
    summary: '내가 언제 무엇에 동의했는지, 다시 동의할 것이 있는지',
    permission: 'session.self',
    success: { status: 200, body: consentSchema },
  },
  agree: {
    method: 'POST',
    path: '/api/consent',
    area: 'policy',
    summary: '바뀐 약관과 방침에 동의하기',
    permission: 'session.self',
    quota: 'account',
    body: agreementSchema,
    success: { status: 200, body: consentSchema },
    errors: ['STALE'],
  },
} as const satisfies Record<string, RouteDefinition>
