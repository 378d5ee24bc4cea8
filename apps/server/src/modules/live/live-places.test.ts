import { expect, it } from 'vitest'
import { clientAddress } from '../../security/client-address.ts'
import { LIVE_LIMITS, LivePlaces } from './live-places.ts'

/** How many places addresses get that all want one; the last error says why no more. */
function taken(places: LivePlaces, ips: readonly string[], isMember = false) {
  let count = 0
  let refusal: unknown
  for (const ip of ips) {
    try {
      places.take({ address: clientAddress(ip), isMember })
      count += 1
    } catch (error) {
      refusal = error
    }
  }
  return { count, refusal }
}

const group = (index: number) => index.toString(16)
/** As many addresses as there are places, each in a household of its own within one /48. */
const ONE_NETWORK = Array.from({ length: 2000 }, (_, index) => `2001:db8:7:${group(index)}::1`)
/** Each in a network of its own. */
const EVERYWHERE = Array.from({ length: 2000 }, (_, index) => `2001:db8:${group(index)}::1`)

it('gives one address twenty places', () => {
  const places = new LivePlaces(LIVE_LIMITS)
  const { count, refusal } = taken(places, Array(50).fill('198.51.100.7'))
  expect(count).toBe(20)
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

it('gives one network eighty, however many addresses it has', () => {
  const places = new LivePlaces(LIVE_LIMITS)
  const { count, refusal } = taken(places, ONE_NETWORK)
  expect(count).toBe(80)
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(taken(places, ['198.51.100.7']).count).toBe(1)
})

it('keeps a quarter of all for members', () => {
  const places = new LivePlaces(LIVE_LIMITS)
  expect(taken(places, EVERYWHERE)).toMatchObject({
    count: 1500,
    refusal: { code: 'OVERLOADED' },
  })
  expect(taken(places, EVERYWHERE, true)).toMatchObject({
    count: 500,
    refusal: { code: 'OVERLOADED' },
  })
})

it('gives a place to the next once it is free, and frees it once', () => {
  const places = new LivePlaces({ perAddress: 1, perNetwork: 1, visitors: 1, total: 1 })
  const comer = { address: clientAddress('198.51.100.7'), isMember: false }
  const free = places.take(comer)
  free()
  free()
  places.take(comer)
  expect(() => places.take(comer)).toThrow()
})
