import { expect, inject, it } from 'vitest'
import { contract } from '../tests/auth-contract/contract'
import { installGoTrue, startGoTrue } from './real-gotrue'

const installed = await installGoTrue()

if ('program' in installed) {
  const start = () => startGoTrue(installed.program, inject('databaseServer'))
  contract('a GoTrue built from its source', start, { has: 'everything' })
} else {
  console.warn(installed.missing)
  it('says why the contract did not run against a real GoTrue', () => expect(installed.missing).toMatch(/GoTrue/))
}
