import { z } from 'zod'
import {
  abilityFields,
  abilityInputSchema,
  abilityListSchema,
  abilitySchema,
  updateAbilitySchema,
} from '../ability.ts'
import {
  bossDataSchema,
  bossFields,
  bossInputSchema,
  bossListSchema,
  bossSchema,
  updateBossSchema,
} from '../boss.ts'
import {
  catalogueChangesQuerySchema,
  catalogueChangesSchema,
  freshnessSchema,
  listCompletenessSchema,
} from '../catalogue.ts'
import { correctionOf } from '../correction.ts'
import { idParamsSchema } from '../ids.ts'
import {
  jobAtVersionSchema,
  jobWritingFields,
  jobInputSchema,
  jobListSchema,
  jobReviewSchema,
  jobSchema,
  jobVersionParamsSchema,
  jobVersionsSchema,
  updateJobSchema,
} from '../job.ts'
import {
  registletDataSchema,
  registletFields,
  registletInputSchema,
  registletLevelSchema,
  registletListSchema,
  registletQuerySchema,
  registletSchema,
  updateRegistletSchema,
} from '../registlet.ts'
import type { RouteDefinition } from '../route-definition.ts'
import { writingRoutes } from './catalogue-writing.ts'

const registletWriting = writingRoutes({
  entity: 'registlet',
  name: '레지스트릿',
  input: registletInputSchema,
  update: updateRegistletSchema,
  view: registletSchema,
  correction: correctionOf(registletFields),
})

const abilityWriting = writingRoutes({
  entity: 'ability',
  name: '어빌리티',
  input: abilityInputSchema,
  update: updateAbilitySchema,
  view: abilitySchema,
  correction: correctionOf(abilityFields),
})

const bossWriting = writingRoutes({
  entity: 'boss',
  name: '보스',
  input: bossInputSchema,
  update: updateBossSchema,
  view: bossSchema,
  correction: correctionOf(bossFields),
})

const jobWriting = writingRoutes({
  entity: 'job',
  name: '직업 안내',
  input: jobInputSchema,
  update: updateJobSchema,
  view: jobSchema,
  correction: correctionOf(jobWritingFields),
})

/** The lists of the catalogue but crystas and equipment. */
export const catalogueRoutes = {
  listRegistlets: {
    method: 'GET',
    path: '/api/registlet',
    area: 'registlet',
    summary: '레지스트릿 목록 (얻는 레벨, 이름·효과 검색)',
    permission: 'public',
    query: registletQuerySchema,
    success: { status: 200, body: z.array(registletSchema) },
  },
  readRegistletLevels: {
    method: 'GET',
    path: '/api/registlet/levels',
    area: 'registlet',
    summary: '레지스트릿을 얻는 레벨들',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: z.array(registletLevelSchema) },
  },
  readRegistletData: {
    method: 'GET',
    path: '/api/registlet/data',
    area: 'registlet',
    summary: '레지스트릿 화면의 선택 목록',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: registletDataSchema },
  },
  readAllRegistlets: {
    method: 'GET',
    path: '/api/registlet/all',
    area: 'registlet',
    summary: '레지스트릿 전체',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: registletListSchema },
  },
  readRegistlet: {
    method: 'GET',
    path: '/api/registlet/{id}',
    area: 'registlet',
    summary: '레지스트릿 하나',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: registletSchema },
  },
  createRegistlet: registletWriting.create,
  updateRegistlet: registletWriting.update,
  deleteRegistlet: registletWriting.remove,
  correctRegistlet: registletWriting.correct,

  listAbilities: {
    method: 'GET',
    path: '/api/ability',
    area: 'ability',
    summary: '장비 어빌리티 목록',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: z.array(abilitySchema) },
  },
  readAllAbilities: {
    method: 'GET',
    path: '/api/ability/all',
    area: 'ability',
    summary: '장비 어빌리티 전체와 기준일',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: abilityListSchema },
  },
  createAbility: abilityWriting.create,
  updateAbility: abilityWriting.update,
  deleteAbility: abilityWriting.remove,
  correctAbility: abilityWriting.correct,

  listBosses: {
    method: 'GET',
    path: '/api/boss',
    area: 'boss',
    summary: '보스 목록',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: z.array(bossSchema) },
  },
  readBossData: {
    method: 'GET',
    path: '/api/boss/data',
    area: 'boss',
    summary: '보스 화면의 선택 목록 (맵, 속성, 난이도)',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: bossDataSchema },
  },
  readAllBosses: {
    method: 'GET',
    path: '/api/boss/all',
    area: 'boss',
    summary: '보스 전체와 기준일',
    permission: 'public',
    isUncounted: true,
    success: { status: 200, body: bossListSchema },
  },
  createBoss: bossWriting.create,
  updateBoss: bossWriting.update,
  deleteBoss: bossWriting.remove,
  correctBoss: bossWriting.correct,

  listJobs: {
    method: 'GET',
    path: '/api/job',
    area: 'job',
    summary: '직업 안내 목록',
    permission: 'public',
    success: { status: 200, body: jobListSchema },
  },
  readJob: {
    method: 'GET',
    path: '/api/job/{id}',
    area: 'job',
    summary: '직업 안내 하나',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: jobSchema },
  },
  createJob: jobWriting.create,
  updateJob: jobWriting.update,
  deleteJob: jobWriting.remove,
  correctJob: jobWriting.correct,
  listJobVersions: {
    method: 'GET',
    path: '/api/job/{id}/version',
    area: 'job',
    summary: '직업 안내의 지난 판 목록 (누가 썼는지는 없어요)',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: jobVersionsSchema },
  },
  readJobVersion: {
    method: 'GET',
    path: '/api/job/{id}/version/{version}',
    area: 'job',
    summary: '직업 안내의 지난 판 하나',
    permission: 'public',
    params: jobVersionParamsSchema,
    success: { status: 200, body: jobAtVersionSchema },
  },
  readJobReview: {
    method: 'GET',
    path: '/api/job/{id}/review',
    area: 'job',
    summary: '직업 안내를 다시 볼 까닭',
    permission: 'public',
    params: idParamsSchema,
    success: { status: 200, body: jobReviewSchema },
  },

  readFreshness: {
    method: 'GET',
    path: '/api/catalogue/freshness',
    area: 'catalogue',
    summary: '목록마다 기준일, 출처, 크기',
    permission: 'public',
    success: { status: 200, body: z.array(freshnessSchema) },
  },
  readChanges: {
    method: 'GET',
    path: '/api/catalogue/changes',
    area: 'catalogue',
    summary: '어느 날부터 바뀐 자료',
    permission: 'public',
    query: catalogueChangesQuerySchema,
    success: { status: 200, body: catalogueChangesSchema },
  },
  readCompleteness: {
    method: 'GET',
    path: '/api/catalogue/completeness',
    area: 'catalogue',
    summary: '목록마다 이름과 수치를 얼마나 아는지',
    permission: 'public',
    success: { status: 200, body: z.array(listCompletenessSchema) },
  },
} as const satisfies Record<string, RouteDefinition>
