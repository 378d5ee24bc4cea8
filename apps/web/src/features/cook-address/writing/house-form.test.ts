import { describe, expect, it } from 'vitest'
import { bodyOf, houseFormSchema, valuesOf } from './house-form.ts'

const atk = { food: 'atk', level: 8 } as const
const hp = { food: 'max_hp', level: 10 } as const

describe('the form of a house', () => {
  it.each(['1010 3567', '１２３４５６７', '101-0356', '00123456'])('[CK2] takes %s', (address) => {
    expect(houseFormSchema.safeParse({ address, memo: '', dishes: [atk] }).success).toBe(true)
  })

  it.each(['', '123456', '123456789', '1234 56a'])('[CK2] refuses %j with a reason', (address) => {
    const { error } = houseFormSchema.safeParse({ address, memo: '', dishes: [atk] })
    expect(error?.issues[0]?.path).toEqual(['address'])
  })

  it('wants a dish', () => {
    const { error } = houseFormSchema.safeParse({ address: '1234567', memo: '', dishes: [] })
    expect(error?.issues[0]?.message).toBe('요리를 하나 이상 더해 주세요.')
  })

  it('sends one dish with the others beside it', () => {
    expect(bodyOf({ address: '1234567', memo: '', dishes: [atk, hp] })).toEqual({
      address: '1234567',
      memo: '',
      ...atk,
      otherDishes: [hp],
    })
  })

  it('begins with a code that was given', () => {
    expect(valuesOf(null, '1234567')).toEqual({ address: '1234567', memo: '', dishes: [] })
  })
})
