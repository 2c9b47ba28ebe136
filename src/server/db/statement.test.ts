import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { statementOf, writtenOut } from './statement'
import { tables } from './tables'

it('writes a part out once, between values that keep their places', () => {
  const named = sql`${tables.stores.town} is not null`
  const statement = (part: typeof named) => statementOf(sql`select ${1} where ${part} and ${'a'} = ${2}`)
  expect(statement(writtenOut(named))).toEqual(statement(named))
  expect(statement(writtenOut(named)).text).toBe('select $1 where "stores"."town" is not null and $2 = $3')
})

it('refuses a part with values', () => {
  expect(() => writtenOut(sql`select ${1}`)).toThrow('A part with values cannot be written out.')
})
