import { describe, expect, it } from 'vitest'
import { startNameServer } from '../../../test/name-server.ts'
import { createHostResolver } from './host-resolver.ts'
import { createPublicLookup, isPublicAddress } from './public-address.ts'

describe('addresses the server may send messages to', () => {
  it.each(['8.8.8.8', '1.1.1.1', '142.250.207.46', '2607:f8b0:4004:c07::5f', '2a03:2880::1'])(
    'include %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('leave out %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([true, false])('leave out names that lead to this machine (all: %s)', async (all) => {
    expect(await lookUp('inside.example.net', all)).toMatchObject({ name: 'PrivateAddressError' })
    expect(await lookUp('both.example.net', all)).toMatchObject({ name: 'PrivateAddressError' })
    const found = all ? [{ address: '8.8.8.8', family: 4 }] : '8.8.8.8'
    expect(await lookUp('outside.example.net', all)).toEqual(found)
  })
})

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'inside.example.net': ['127.0.0.1'],
  'both.example.net': ['8.8.8.8', '10.0.0.1'],
  'outside.example.net': ['8.8.8.8'],
}

/** What a connection to a host is told: its address or addresses, or why there are none. */
async function lookUp(host: string, all: boolean): Promise<unknown> {
  const server = await startNameServer((name) => ADDRESSES[name] ?? 'unknown')
  const lookup = createPublicLookup(createHostResolver({ servers: [server.address] }))
  try {
    return await new Promise((resolve) =>
      lookup(host, { all }, (problem, found) => resolve(problem ?? found)),
    )
  } finally {
    await server.close()
  }
}
