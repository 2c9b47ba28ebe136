import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { log } from '../log'
import { loggedPath, noteRefusal } from './web-server'

afterEach(() => vi.restoreAllMocks())

function note(status: number, url: string) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'POST', url, headers: { 'x-forwarded-for': '198.51.100.7', cookie: 'secret' } })
  const response = new ServerResponse(request)
  response.statusCode = status
  const lines = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn')]
  noteRefusal(request, response)
  return lines.flatMap((line) => line.mock.calls)
}

it.each([400, 401, 403, 405, 408, 413, 415, 422, 429, 431])('notes %i with method, path and network', (status) => {
  const about = { event: 'request-refused', status, method: 'POST', path: '/api/lists/sync', network: '198.51.100.7' }
  expect(note(status, '/api/lists/sync?token=secret')).toEqual([[about, 'a request was refused']])
})

it.each([200, 204, 303, 304, 404, 500, 503])('notes no %i', (status) => {
  expect(note(status, '/')).toEqual([])
})

it('writes down no words of a search, no token and no e-mail address', () => {
  expect(loggedPath('/search?q=secret')).toBe('/search')
  expect(loggedPath('/a/ivan@mail.example/b')).toBe('/a/…/b')
  expect(loggedPath('/a/ivan%40mail.example')).toBe('/a/…')
  // By an expression that looks back from every letter this would take minutes.
  expect(loggedPath(`/${'a'.repeat(1_000_000)}/ivan@mail.example`)).toBe(`/${'a'.repeat(199)}`)
})
