import { expect, it } from 'vitest'
import { z } from 'zod'
import { countRoute } from './count-route'

const counted: [unknown, string][] = []
const POST = countRoute(z.object({ page: z.string() }), (message, network) => void counted.push([message, network]))

async function send(body: string, headers: Record<string, string> = {}): Promise<number> {
  counted.length = 0
  const request = new Request('http://localhost:3000/api/counts', {
    method: 'POST',
    headers: { 'x-forwarded-for': '2a01:5a8:1:2:3:4:5:6', ...headers },
    body,
  })
  const { status, body: answer } = await POST(request)
  expect(answer).toBeNull()
  return status
}

const message = JSON.stringify({ page: 'a' })

it('counts a message of a page of ours, by its network', async () => {
  expect(await send(message, { 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(counted).toEqual([[{ page: 'a' }, '2a01:5a8:1']])
})

it.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['a member of staff', { cookie: 'a=b; payload-token=c' }],
])('does not count %s', async (_, headers) => {
  expect(await send(message, headers)).toBe(204)
  expect(counted).toEqual([])
})

it('counts a customer, and a browser that has no objection', async () => {
  expect(await send(message, { 'sec-gpc': '0', dnt: '0', cookie: 'broshura-signed-in=1; my-payload-token=2' })).toBe(
    204,
  )
  expect(counted).toHaveLength(1)
})

it.each([
  ['from another site', message, { 'sec-fetch-site': 'cross-site' }, 403],
  ['of another origin', message, { origin: 'http://example.com' }, 403],
  ['that is too long', JSON.stringify({ page: 'a'.repeat(9000) }), {}, 413],
  ['of another form', JSON.stringify({ page: 1 }), {}, 422],
  ['that is no JSON', 'page=a', {}, 422],
])('refuses a message %s', async (_, body, headers, status) => {
  expect(await send(body, headers)).toBe(status)
  expect(counted).toEqual([])
})
