import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signedTokens } from '@/server/signed-token'

const id = randomUUID()
const news = signedTokens('news', ['confirm', 'end'])

it('reads its own token, with the moment in which it was made', () => {
  const madeAt = new Date('2026-03-01T10:00:00Z')
  expect(news.read(news.write({ kind: 'end', id }))).toEqual({ kind: 'end', id, madeAt: undefined })
  expect(news.read(news.write({ kind: 'end', id, madeAt }))).toEqual({ kind: 'end', id, madeAt })
})

it('opens nothing of another purpose, though kind and document are the same', () => {
  expect(signedTokens('follows', ['confirm', 'end']).read(news.write({ kind: 'end', id }))).toBeNull()
})

it.each([
  ['kind', 'end', 'confirm'],
  ['document', id, randomUUID()],
])('opens nothing with another %s', (_part, signed, forged) => {
  expect(news.read(news.write({ kind: 'end', id }).replace(signed, forged))).toBeNull()
})

it('opens nothing with the moment of another token', () => {
  const token = news.write({ kind: 'end', id, madeAt: new Date(1_000) })
  expect(news.read(token.replace('.1000.', '.2000.'))).toBeNull()
})
