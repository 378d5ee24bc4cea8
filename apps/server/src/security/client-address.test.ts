import { expect, it } from 'vitest'
import { addressKey, clientAddress, coarseAddress, networkKey } from './client-address.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, key) => expect(addressKey(ip)).toBe(key))

it.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['192.0.2.1', null],
  ['::ffff:192.0.2.1', null],
])('%s lies in the network %s', (ip, network) => expect(networkKey(addressKey(ip))).toBe(network))

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('the log says of %s only %s', (ip, coarse) => {
  expect(coarseAddress(clientAddress(ip))).toBe(coarse)
})
