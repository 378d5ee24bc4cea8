import { beforeEach, describe, expect, it, vi } from 'vitest'

const ROWS = {
  entity: 'crysta',
  version: 3,
  asOf: '2026-08-01',
  source: null,
  items: [{ id: 'excavated_golem' }],
}

function openPage(address: string, written: string) {
  history.replaceState(null, '', address)
  const place = document.createElement('script')
  place.type = 'application/json'
  place.id = 'first-rows'
  place.textContent = written
  document.body.replaceChildren(place)
}

/** As when a page is opened: the module has looked at nothing yet. */
async function read(...entities: readonly ('crysta' | 'equipment')[]) {
  const { readFirstRows } = await import('./first-rows.ts')
  return entities.map((entity) => readFirstRows<'readAllCrystas' | 'readAllEquipment'>(entity))
}

describe('the first rows a page came with', () => {
  beforeEach(() => vi.resetModules())

  it('are those of its own list, and are taken out of the page', async () => {
    openPage('/crysta/list', JSON.stringify(ROWS))
    expect(await read('crysta', 'equipment')).toEqual([ROWS, null])
    expect(document.getElementById('first-rows')).toBeNull()
  })

  it('are read once: what comes into the page later is not theirs', async () => {
    openPage('/crysta/list', JSON.stringify(ROWS))
    const [first] = await read('crysta')
    openPage('/crysta/list', JSON.stringify({ ...ROWS, version: 4 }))
    const [again] = await read('crysta')
    expect(again).toBe(first)
  })

  it('are nothing where the address asks for others', async () => {
    openPage('/crysta/list?q=골렘', JSON.stringify(ROWS))
    expect(await read('crysta')).toEqual([null])
    expect(document.getElementById('first-rows')).toBeNull()
  })

  it('are nothing where the page has none, or something else in their place', async () => {
    openPage('/crysta/list', '{"entity":"crysta", "items": [')
    expect(await read('crysta')).toEqual([null])
    vi.resetModules()
    document.body.replaceChildren()
    expect(await read('crysta')).toEqual([null])
  })

  it('are the same in whichever language the page is asked for', async () => {
    openPage('/crysta/list?lang=english', JSON.stringify(ROWS))
    expect((await read('crysta'))[0]?.items).toEqual(ROWS.items)
  })
})
