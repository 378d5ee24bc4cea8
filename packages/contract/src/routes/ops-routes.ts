import { z } from 'zod'
import { adminSummarySchema } from '../admin-summary.ts'
import { auditFilterSchema, auditPageSchema, auditQuerySchema } from '../audit.ts'
import { BACKUP_MEDIA_TYPE, backupStatusSchema } from '../backup.ts'
import { clientErrorSchema } from '../client-error.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { setupChoiceSchema, todaySchema } from '../today.ts'
import { publicSettingSchema, siteSettingSchema } from '../setting.ts'

const ok = z.strictObject({ ok: z.literal(true) })

/** Settings, the audit log, and what monitoring asks. */
export const opsRoutes = {
  readSetting: {
    method: 'GET',
    path: '/api/setting',
    area: 'ops',
    summary: '사이트 설정',
    permission: 'setting.read',
    success: { status: 200, body: siteSettingSchema },
  },
  updateSetting: {
    method: 'PUT',
    path: '/api/setting',
    area: 'ops',
    summary: '사이트 설정 고치기',
    permission: 'setting.write',
    needsFreshPassword: true,
    body: siteSettingSchema,
    success: { status: 200, body: siteSettingSchema },
    errors: ['STALE'],
  },
  readPublicSetting: {
    method: 'GET',
    path: '/api/setting/public',
    area: 'ops',
    summary: '누구나 보는 설정: 가입을 받는지, 레벨 상한과 기본 레벨',
    permission: 'public',
    success: { status: 200, body: publicSettingSchema },
  },
  readBackupStatus: {
    method: 'GET',
    path: '/api/backup',
    area: 'ops',
    summary: '백업이 언제 되었는지',
    permission: 'backup.download',
    success: { status: 200, body: backupStatusSchema },
  },
  downloadBackup: {
    method: 'GET',
    path: '/api/backup/file',
    area: 'ops',
    summary: '지금의 데이터로 새 백업을 만들어 내려받기',
    permission: 'backup.download',
    needsFreshPassword: true,
    success: { status: 200, body: z.string(), mediaType: BACKUP_MEDIA_TYPE },
  },
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    area: 'ops',
    summary: '누가 언제 무엇을 했는지',
    permission: 'audit.read',
    query: auditQuerySchema,
    success: { status: 200, body: auditPageSchema },
  },
  exportAudit: {
    method: 'GET',
    path: '/api/audit/export',
    area: 'ops',
    summary: '기록 내려받기 (CSV)',
    permission: 'audit.read',
    query: auditFilterSchema,
    success: { status: 200, body: z.string(), mediaType: 'text/csv' },
  },
  updateSetupChoice: {
    method: 'PUT',
    path: '/api/admin/setup',
    area: 'ops',
    summary: '처음 할 일을 접어 두거나 예시 시세를 그대로 두기',
    permission: 'setting.write',
    body: setupChoiceSchema,
    success: { status: 200, body: setupChoiceSchema },
  },
  readAdminSummary: {
    method: 'GET',
    path: '/api/admin/summary',
    area: 'ops',
    summary: '관리 화면 요약',
    permission: 'member.read',
    success: { status: 200, body: adminSummarySchema },
  },
  readToday: {
    method: 'GET',
    path: '/api/admin/today',
    area: 'ops',
    summary: '오늘 할 일: 역할이 할 수 있는 일마다 몇 건이 기다리는지',
    permission: 'office.open',
    success: { status: 200, body: todaySchema },
  },
  reportClientError: {
    method: 'POST',
    path: '/api/client-error',
    area: 'ops',
    summary: '화면에서 처리하지 못한 오류 신고',
    permission: 'public',
    body: clientErrorSchema,
    success: { status: 204, body: z.null() },
  },
  checkHealth: {
    method: 'GET',
    path: '/api/health',
    area: 'ops',
    summary: '서버 프로세스가 살아 있는지',
    permission: 'public',
    isUnlimited: true,
    success: { status: 200, body: ok },
  },
  checkReady: {
    method: 'GET',
    path: '/api/ready',
    area: 'ops',
    summary: '요청을 받을 준비가 되었는지 (데이터베이스 포함)',
    permission: 'public',
    isUnlimited: true,
    success: { status: 200, body: ok },
    errors: ['DB_UNAVAILABLE', 'SHUTTING_DOWN'],
  },
} as const satisfies Record<string, RouteDefinition>
