import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, it } from 'vitest'
import { safeError } from './log'

const secret = 'maria@example.com'

function databaseError(code: string, message: string) {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), {
    severity: 'ERROR',
    code,
    detail: `Key (email)=(${secret}) already exists.`,
    where: `COPY people, line 1: "${secret}"`,
    constraint: 'people_email_idx',
  })
}

it('says which query failed and why, without its values', () => {
  const cause = databaseError('23505', 'duplicate key value violates unique constraint "people_email_idx"')
  const logged = safeError(new DrizzleQueryError('insert into people (email) values ($1)', [secret], cause))
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(logged).toMatchObject({
    message: 'Failed query: insert into people (email) values ($1)',
    stack: expect.stringMatching(/^Error: Failed query: [^\n]*\n {4}at /),
    cause: { code: '23505', constraint: 'people_email_idx', message: expect.stringContaining('duplicate key') },
  })
})

it('leaves out the value that Postgres could not read', () => {
  const logged = safeError(databaseError('22P02', `invalid input syntax for type uuid: "${secret}"`))
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(logged).toMatchObject({ message: 'invalid input syntax for type uuid' })
})

it('leaves out what a form was given', () => {
  const error = Object.assign(new Error('The following field is invalid'), { data: { value: secret }, status: 400 })
  expect(JSON.stringify(safeError(error))).not.toContain(secret)
  expect(safeError(error)).toMatchObject({ status: 400 })
})

it('leaves out mail addresses that another server repeats in its answer, and keeps what it says', () => {
  const answer = `450 4.1.2 <${secret}>: Recipient address rejected: Domain not found`
  const error = new Error(`all recipients were rejected: ${answer}`, { cause: new Error(`to=${secret}`) })
  const logged = safeError(error)
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(logged).toMatchObject({
    message: 'all recipients were rejected: 450 4.1.2 <<mail>>: Recipient address rejected: Domain not found',
    stack: expect.stringMatching(/^Error: all recipients[^\n]*\n {4}at /),
    cause: { message: 'to=<mail>' },
  })
})

it('keeps the names of packages, and takes no longer for a long text', () => {
  const missing = "Cannot find module '/site/node_modules/@payloadcms/next/index.js'"
  expect(safeError(new Error(missing))).toMatchObject({ message: missing })
  expect(safeError(new Error('a'.repeat(1_000_000)))).toMatchObject({ type: 'Error' })
})
