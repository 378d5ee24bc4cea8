import type { PlantedFault } from './fault.ts'

/** What goes wrong on the server; some of it on PostgreSQL only. */
export const SERVER_FAULTS: readonly PlantedFault[] = [
  {
    name: 'every member may look at the list of notices that editors manage',
    file: 'apps/server/src/modules/notice/notice.service.ts',
    find: "if (view === 'manage') requirePermission(viewer, 'notice.write-own')\n",
    put: '\n',
    test: {
      project: 'server-sqlite',
      file: 'apps/server/src/modules/notice/notice.routes.test.ts',
    },
  },
  {
    name: 'the second page of a list begins where the third does',
    file: 'apps/server/src/modules/notice/notice.service.ts',
    find: 'offset: (page - 1) * pageSize',
    put: 'offset: page * pageSize',
    test: {
      project: 'server-sqlite',
      file: 'apps/server/src/modules/notice/notice.routes.test.ts',
    },
  },
  {
    name: 'an editor overwrites what another one has saved meanwhile, and nobody is told',
    file: 'apps/server/src/modules/event/event.repository.ts',
    find: "    .where('version', '=', version)\n",
    put: '',
    test: { project: 'server-sqlite', file: 'apps/server/src/modules/event/event.routes.test.ts' },
  },
  {
    name: 'what members write counts in no quota',
    file: 'apps/server/src/http/plugins/quota.ts',
    find: 'if (request.routeOptions.config.isQuotaTakenLate !== true)',
    put: 'if (request.routeOptions.config.isQuotaTakenLate === true)',
    test: { project: 'server-sqlite', file: 'apps/server/src/modules/quota/quota.test.ts' },
  },
  {
    name: 'scripts of a page can read the cookie of the session',
    file: 'apps/server/src/security/session-cookie.ts',
    find: "httpOnly: true, sameSite: 'lax'",
    put: "httpOnly: false, sameSite: 'lax'",
    test: { project: 'server-sqlite', file: 'apps/server/src/modules/auth/login.test.ts' },
  },
  {
    name: 'a quotation mark in a title ends the description of a page for search engines',
    file: 'apps/server/src/modules/pages/page-head.ts',
    find: String.raw`text.replaceAll(/[&<>"']/g`,
    put: String.raw`text.replaceAll(/[&<>]/g`,
    test: { project: 'server-sqlite', file: 'apps/server/src/modules/pages/page-shell.test.ts' },
  },
  {
    name: 'a text that is too large (413) is called a failure of the server (500)',
    file: 'apps/server/src/http/plugins/errors.ts',
    find: "FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE'",
    put: "FST_ERR_CTP_BODY_TOO_LARGE: 'INTERNAL'",
    test: { project: 'server-sqlite', file: 'apps/server/test/refusals.test.ts' },
  },
  {
    name: 'a key that was used for another request gives the answer of that one',
    file: 'apps/server/src/http/create-once.ts',
    find: "    if (earlier.fingerprint !== claim.fingerprint) throw new AppError('IDEMPOTENCY')\n",
    put: '',
    test: { project: 'server-sqlite', file: 'apps/server/src/http/create-once.test.ts' },
  },
  {
    name: 'the log does not tell who has let a suspended member in again',
    file: 'apps/server/src/modules/member/suspension.service.ts',
    find: "  await recordAudit(transaction, act, { action, entity: 'member', entityId: id })\n",
    put: '',
    test: { project: 'server-sqlite', file: 'apps/server/src/modules/member/suspension.test.ts' },
  },
  {
    name: 'open pages of visitors are told of what only editors may see',
    file: 'apps/server/src/modules/live/live-hub.ts',
    find: 'return level <= reader.level && (memberId',
    put: 'return level >= 0 && (memberId',
    test: { project: 'server-sqlite', file: 'apps/server/src/modules/live/live.routes.test.ts' },
  },
  {
    name: 'on PostgreSQL a name that is taken is called a failure of the server',
    file: 'apps/server/src/database/dialects/postgres.ts',
    find: "  '23505': 'duplicate',\n",
    put: '',
    test: { project: 'server-postgres', file: 'apps/server/src/modules/auth/sign-up.test.ts' },
  },
  {
    name: 'on PostgreSQL an attempt that comes to nothing cannot be given back',
    file: 'apps/server/src/modules/throttle/throttle.repository.ts',
    find: 'hits: sql`throttle.hits - 1`',
    // SQLite knows which column is meant; PostgreSQL calls it ambiguous.
    put: 'hits: sql`hits - 1`',
    test: {
      project: 'server-postgres',
      file: 'apps/server/src/modules/throttle/throttle.service.test.ts',
    },
  },
  {
    name: 'on PostgreSQL a member who sends quickly has more alerts for prices than anybody may',
    file: 'apps/server/src/database/member-lock.ts',
    find: '    .forUpdate()\n',
    put: '',
    test: {
      project: 'server-postgres',
      file: 'apps/server/src/modules/price-watch/price-watch.routes.test.ts',
    },
  },
]
