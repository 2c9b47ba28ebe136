import { expect, it } from 'vitest'
import type { LoggedError } from '../log'
import { eventOf } from './event'

const source = { processName: 'web', version: 'a' }
const codeOf = (error: LoggedError) =>
  eventOf({ isFatal: false, message: 'failed', error, about: {} }, source).tags.code

it('has the code of a failed statement, which is in its cause', () => {
  const cause = { type: 'error', message: 'duplicate key', stack: '', code: '23505' }
  expect(codeOf({ type: 'DrizzleQueryError', message: 'Failed query', stack: '', cause })).toBe('23505')
  expect(codeOf(cause)).toBe('23505')
  expect(codeOf({ type: 'Error', message: 'failed', stack: '', code: '4111111111111111' })).toBe('<token>')
  expect(codeOf({ type: 'Error', message: 'failed', stack: '' })).toBeUndefined()
})
