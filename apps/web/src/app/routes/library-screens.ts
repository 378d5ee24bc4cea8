import type { ComponentType } from 'react'
import type { PagePath } from '../page-titles.ts'
import type { LoadScreen } from './screen.ts'

/** A screen of the game library with the data cache around it. */
const withData =
  (load: () => Promise<ComponentType>): LoadScreen =>
  async () => {
    const [Screen, { withDataCache }] = await Promise.all([load(), import('../data-cache.tsx')])
    return { Component: withDataCache(Screen) }
  }

/** The screens of the game library. */
export const LIBRARY_SCREENS = {
  '/crysta/list': withData(
    async () => (await import('../../features/crysta/crysta-list-screen.tsx')).CrystaListScreen,
  ),
  '/crysta/list/create': withData(
    async () => (await import('../../features/crysta/crysta-editor-screen.tsx')).CrystaCreateScreen,
  ),
  '/crysta/list/:id/edit': withData(
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
  '/registlet/create': withData(
    async () =>
      (await import('../../features/registlet/registlet-editor-screen.tsx')).RegistletCreateScreen,
  ),
  '/registlet/:id': withData(
    async () =>
      (await import('../../features/registlet/registlet-editor-screen.tsx')).RegistletEditScreen,
  ),
  '/boss': withData(async () => (await import('./boss-route.tsx')).BossRoute),
  '/boss/create': withData(
    async () => (await import('../../features/boss/boss-editor-screen.tsx')).BossCreateScreen,
  ),
  '/boss/:id/edit': withData(
    async () => (await import('../../features/boss/boss-editor-screen.tsx')).BossEditScreen,
  ),
  '/ability': withData(
    async () => (await import('../../features/ability/ability-list-screen.tsx')).AbilityListScreen,
  ),
  '/equipment': withData(
    async () => (await import('../../features/equipment/equipment-screen.tsx')).EquipmentScreen,
  ),
  '/equipment/create': withData(
    async () =>
      (await import('../../features/equipment/equipment-editor-screen.tsx')).EquipmentCreateScreen,
  ),
  '/equipment/:id/edit': withData(
    async () =>
      (await import('../../features/equipment/equipment-editor-screen.tsx')).EquipmentEditScreen,
  ),
  '/admin/import': withData(
    async () => (await import('../../features/import/import-screen.tsx')).ImportScreen,
  ),
  '/correction': withData(
    async () => (await import('../../features/correction/correction-screen.tsx')).CorrectionScreen,
  ),
  '/correction/:entity/:id': withData(
    async () => (await import('../../features/correction/proposal-screen.tsx')).ProposalScreen,
  ),
  '/job': withData(
    async () => (await import('../../features/job/job-list-screen.tsx')).JobListScreen,
  ),
  '/job/create': withData(
    async () => (await import('../../features/job/job-editor-screen.tsx')).JobCreateScreen,
  ),
  '/job/:id': withData(
    async () => (await import('../../features/job/job-detail-screen.tsx')).JobDetailScreen,
  ),
  '/job/:id/edit': withData(
    async () => (await import('../../features/job/job-editor-screen.tsx')).JobEditScreen,
  ),
} as const satisfies Partial<Record<PagePath, LoadScreen>>
