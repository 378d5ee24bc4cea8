import type { ComponentType } from 'react'
import type { PagePath } from '../page-titles.ts'
import type { PageRoute } from './route-table.ts'

/** A screen of the game library with the data cache around it. */
const withData = (load: () => Promise<ComponentType>): PageRoute => ({
  load: async () => {
    const [Screen, { withDataCache }] = await Promise.all([load(), import('../data-cache.tsx')])
    return { Component: withDataCache(Screen) }
  },
})

/** The same for those who may change the library. */
const forEditors = (load: () => Promise<ComponentType>): PageRoute => ({
  ...withData(load),
  permission: 'catalogue.write',
})

/** The pages of the game library. */
export const LIBRARY_ROUTES = {
  '/crysta/list': withData(
    async () => (await import('../../features/crysta/crysta-list-screen.tsx')).CrystaListScreen,
  ),
  '/crysta/list/create': forEditors(
    async () => (await import('../../features/crysta/crysta-editor-screen.tsx')).CrystaCreateScreen,
  ),
  '/crysta/list/:id/edit': forEditors(
    async () => (await import('../../features/crysta/crysta-editor-screen.tsx')).CrystaEditScreen,
  ),
  '/crysta/ability': withData(
    async () =>
      (await import('../../features/crysta/crysta-ability-screen.tsx')).CrystaAbilityScreen,
  ),
  '/crysta/tree': withData(
    async () =>
      (await import('../../features/crysta/tree/crysta-tree-screen.tsx')).CrystaTreeScreen,
  ),
  '/registlet': withData(
    async () =>
      (await import('../../features/registlet/registlet-list-screen.tsx')).RegistletListScreen,
  ),
  '/registlet/create': forEditors(
    async () =>
      (await import('../../features/registlet/registlet-editor-screen.tsx')).RegistletCreateScreen,
  ),
  '/registlet/:id': forEditors(
    async () =>
      (await import('../../features/registlet/registlet-editor-screen.tsx')).RegistletEditScreen,
  ),
  '/boss': withData(async () => (await import('./boss-route.tsx')).BossRoute),
  '/boss/create': forEditors(
    async () => (await import('../../features/boss/boss-editor-screen.tsx')).BossCreateScreen,
  ),
  '/boss/:id/edit': forEditors(
    async () => (await import('../../features/boss/boss-editor-screen.tsx')).BossEditScreen,
  ),
  '/ability': withData(
    async () => (await import('../../features/ability/ability-list-screen.tsx')).AbilityListScreen,
  ),
  '/equipment': withData(
    async () => (await import('../../features/equipment/equipment-screen.tsx')).EquipmentScreen,
  ),
  '/equipment/create': forEditors(
    async () =>
      (await import('../../features/equipment/equipment-editor-screen.tsx')).EquipmentCreateScreen,
  ),
  '/equipment/:id/edit': forEditors(
    async () =>
      (await import('../../features/equipment/equipment-editor-screen.tsx')).EquipmentEditScreen,
  ),
  '/admin/import': {
    ...withData(async () => (await import('../../features/import/import-screen.tsx')).ImportScreen),
    permission: 'catalogue.import',
  },
  '/correction': withData(
    async () => (await import('../../features/correction/correction-screen.tsx')).CorrectionScreen,
  ),
  '/correction/:entity/:id': {
    ...withData(
      async () => (await import('../../features/correction/proposal-screen.tsx')).ProposalScreen,
    ),
    permission: 'correction.propose',
  },
  '/job': withData(
    async () => (await import('../../features/job/job-list-screen.tsx')).JobListScreen,
  ),
  '/job/create': forEditors(
    async () => (await import('../../features/job/job-editor-screen.tsx')).JobCreateScreen,
  ),
  '/job/:id': withData(
    async () => (await import('../../features/job/job-detail-screen.tsx')).JobDetailScreen,
  ),
  '/job/:id/edit': forEditors(
    async () => (await import('../../features/job/job-editor-screen.tsx')).JobEditScreen,
  ),
} as const satisfies Partial<Record<PagePath, PageRoute>>
