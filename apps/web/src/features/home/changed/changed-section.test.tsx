import { cleanup, render, screen, within } from '@testing-library/react'
import type { CatalogueChanges } from '@gyeol/contract'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { ChangedSection } from './changed-section.tsx'

afterEach(cleanup)

const NOW = Date.parse('2026-11-21T09:00:00+09:00')

const CHANGES: CatalogueChanges = {
  since: '2026-11-20',
  lists: [
    {
      entity: 'crysta',
      added: 1,
      changed: 6,
      items: [
        {
          id: 'new-one',
          name: '새 크리스타',
          nameEn: null,
          at: '2026-11-20T10:00:00Z',
          isNew: true,
        },
        { id: 'bakuzan', name: '바쿠잔', nameEn: null, at: '2026-11-20T09:00:00Z', isNew: false },
      ],
    },
  ],
}

function show(changes: CatalogueChanges) {
  const element = <ChangedSection changes={changes} now={NOW} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

it('names what is new and what was edited in each list, and leads to it', () => {
  show(CHANGES)
  const region = screen.getByRole('region', { name: '어제 이후 바뀐 것' })
  const section = within(region)
  expect(region.textContent).toContain('새로 1 · 고침 6')
  expect(section.getByRole('link', { name: '크리스타' }).getAttribute('href')).toBe('/crysta/list')
  expect(section.getByRole('link', { name: /^새 크리스타.*새것$/ }).getAttribute('href')).toBe(
    '/crysta/new-one',
  )
  expect(section.getByRole('link', { name: '바쿠잔' }).getAttribute('href')).toBe('/crysta/bakuzan')
  expect(section.getAllByRole('listitem').at(-1)?.textContent).toBe('외 5개')
})

it('says since when, for whoever was away longer', () => {
  show({ ...CHANGES, since: '2026-11-02' })
  expect(screen.getByRole('heading').textContent).toBe('11.02 월 이후 바뀐 것')
})

it('is not there where nothing has changed', () => {
  show({ since: '2026-11-20', lists: [] })
  expect(screen.queryByRole('region')).toBeNull()
})
