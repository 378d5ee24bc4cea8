import { beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { offerTakeBack } from './offer-take-back.ts'
import { showActionToast } from './toast.ts'

vi.mock(import('./toast.ts'), () => ({ showActionToast: vi.fn() }))

const withdraw = vi.fn()
const undo = { label: '되돌리기', run: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(showActionToast).mockReturnValue(withdraw)
})

it('stands until something else is done to the same', () => {
  const dishes = createStore<readonly string[]>([])
  offerTakeBack(dishes, '공격력을 뺐어요', undo)
  expect(showActionToast).toHaveBeenCalledExactlyOnceWith('공격력을 뺐어요', undo)
  expect(withdraw).not.toHaveBeenCalled()
  dishes.set(['dex'])
  dishes.set(['dex', 'int'])
  expect(withdraw).toHaveBeenCalledOnce()
})

it('what leaves the matter as it is does not withdraw it', () => {
  const session = createStore({ steps: 1, typed: '' })
  const { steps } = session.get()
  offerTakeBack(session, '지웠어요', { ...undo, isStill: () => session.get().steps === steps })
  session.update((now) => ({ ...now, typed: '5' }))
  expect(withdraw).not.toHaveBeenCalled()
  session.update((now) => ({ ...now, steps: 2 }))
  expect(withdraw).toHaveBeenCalledOnce()
})
