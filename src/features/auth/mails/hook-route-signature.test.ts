import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/server/log'
import { hookRoute, isSigned } from './hook-route'

const key = Buffer.from('a key of thirty-two bytes or more')
const secret = `v1,whsec_${key.toString('base64')}`
const now = Date.parse('2026-11-20T12:00:00Z')

function headers({ id = 'msg_1', at = now / 1000, body = '{}', version = 'v1', by = key } = {}): Headers {
  const signature = createHmac('sha256', by).update(`${id}.${at}.${body}`).digest('base64')
  return new Headers({ 'webhook-id': id, 'webhook-timestamp': `${at}`, 'webhook-signature': `${version},${signature}` })
}

describe('isSigned', () => {
  it.each([
    ['as Supabase writes the secret', headers(), secret],
    ['with the bare key', headers(), key.toString('base64')],
    ['five minutes late', headers({ at: now / 1000 - 300 }), secret],
  ])('accepts a signature %s', (_, given, by) => {
    expect(isSigned('{}', given, by, now)).toBe(true)
  })

  it('accepts one of several signatures, as while a key is changed', () => {
    const given = headers()
    given.set('webhook-signature', `v1,AAAA ${given.get('webhook-signature')}`)
    expect(isSigned('{}', given, secret, now)).toBe(true)
  })

  it('accepts one by the old and one by the new secret while both are set, and none by a third', () => {
    const next = Buffer.from('the key that takes its place, 32+')
    const both = `${secret}|v1,whsec_${next.toString('base64')}`
    const by = (given: typeof key) => isSigned('{}', headers({ by: given }), both, now)
    expect([by(key), by(next), by(Buffer.from('a third'))]).toEqual([true, true, false])
  })

  it.each([
    ['of another text', headers({ body: '{"a":1}' })],
    ['by another key', headers({ by: Buffer.from('another') })],
    ['of another version', headers({ version: 'v2' })],
    ['that is too old', headers({ at: now / 1000 - 301 })],
    ['from the future', headers({ at: now / 1000 + 301 })],
    ['without a time', new Headers({ 'webhook-id': 'a', 'webhook-signature': 'v1,AAAA' })],
    ['that is none', new Headers()],
  ])('refuses a signature %s', (_, given) => {
    expect(isSigned('{}', given, secret, now)).toBe(false)
  })
})

it('a message that could not be queued is asked for again by the auth server', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const send = () => Promise.reject(new Error('no database'))
  const route = hookRoute({ secret: () => secret, message: z.object({}), send })
  const signed = headers({ at: Math.floor(Date.now() / 1000) })
  const answer = await route(new Request('http://localhost:3000', { method: 'POST', headers: signed, body: '{}' }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
})
