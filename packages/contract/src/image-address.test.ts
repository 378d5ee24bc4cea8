import { describe, expect, it } from 'vitest'
import { readImageAddress } from '../index.ts'

const ID = `${'aB3-_'.repeat(8)}xyz-640x480`
const ORIGIN = 'https://gyeol.example'

describe('the address of a picture', () => {
  it.each([`/api/image/${ID}`, `${ORIGIN}/api/image/${ID}`])('%s tells its size', (address) => {
    expect(readImageAddress(address, ORIGIN)).toEqual({
      path: `/api/image/${ID}`,
      width: 640,
      height: 480,
    })
  })

  it.each([
    '',
    'https://elsewhere.example/a.png',
    `https://elsewhere.example/api/image/${ID}`,
    `https://gyeol.example.evil.example/api/image/${ID}`,
    `//gyeol.example/api/image/${ID}`,
    `/api/image/${ID}?a=1`,
    `/api/image/${ID}/../../logout`,
    `/api/image/../image/${ID}`,
    '/api/image/short-640x480',
    `/api/image/${ID.replace('640x480', '0x480')}`,
    `/api/image/${ID.replace('640x480', '64000x480')}`,
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
  ])('is not %j', (address) => {
    expect(readImageAddress(address, ORIGIN)).toBeNull()
  })
})
