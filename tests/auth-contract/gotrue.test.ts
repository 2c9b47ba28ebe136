import { it } from 'vitest'
import { contract } from './contract'
import { givenGoTrue } from './servers'

const given = givenGoTrue(process.env)

it.runIf(given)('is run where GOTRUE_URL, GOTRUE_KEY and GOTRUE_MAILPIT_URL are given', () => {})
if (given) contract('a real GoTrue', async () => given, { has: 'everything' })
