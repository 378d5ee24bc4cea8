import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasBothAggros, setLevel, toggleFood, type Wish } from './wish.ts'

const stored = (data: unknown) => localStorage.setItem('select', JSON.stringify(data))
const openPage = () => import('./select.saved.ts')
const read = async () => (await openPage()).selectSaved.load()

afterEach(() => {
  localStorage.clear()
  vi.resetModules()
})

describe('[CK14] what the browser keeps', () => {
  it('begins with nothing chosen, the planner in front and everything shown', async () => {
    const { isSelectSaved, isSimpleSaved } = await openPage()
    expect((await read()).items.map(({ dishes }) => dishes)).toEqual([[]])
    expect([isSelectSaved.load(), isSimpleSaved.load()]).toEqual([true, false])
  })

  it('reads what it wrote', async () => {
    const wish: Wish = { id: 'w', name: '크리', updatedAt: 5, dishes: [{ food: 'atk', level: 8 }] }
    stored({ v: 1, data: { saves: [wish], select: 'w' } })
    expect(await read()).toEqual({ items: [wish], activeId: 'w', trash: [] })
  })

  it('takes over a plain list', async () => {
    stored(['atk', { food: 'max_hp', level: 8 }, 'pizza', { food: 'atk', level: 99 }])
    expect((await read()).items[0]?.dishes).toEqual([
      { food: 'atk', level: 5 },
      { food: 'max_hp', level: 8 },
    ])
  })

  it.each([{ v: 1, data: { saves: [], select: '' } }, { v: 1, data: { saves: [{}] } }, 5, 'x'])(
    'sets %j aside',
    async (data) => {
      stored(data)
      expect((await read()).items[0]?.dishes).toEqual([])
    },
  )
})

describe('a wish', () => {
  const none: Wish = { id: 'w', name: 'w', updatedAt: 0, dishes: [] }

  it('takes a dish and gives it up again', () => {
    const one = toggleFood(none, 'atk', 1)
    expect(one).toMatchObject({ dishes: [{ food: 'atk', level: 5 }], updatedAt: 1 })
    expect(toggleFood(one, 'atk', 2).dishes).toEqual([])
  })

  it('keeps levels between 1 and 10', () => {
    const one = toggleFood(none, 'atk', 1)
    const at = (level: number) => setLevel(one, { food: 'atk', level }, 2).dishes[0]?.level
    expect([at(0), at(7), at(11)]).toEqual([1, 7, 10])
  })

  it('[CK3] may hold both aggros, and knows it', () => {
    const up = toggleFood(none, 'aggro_up', 1)
    expect([hasBothAggros(up), hasBothAggros(toggleFood(up, 'aggro_down', 2))]).toEqual([
      false,
      true,
    ])
  })
})
