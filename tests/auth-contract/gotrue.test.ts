import { it } from 'vitest'
import { contract } from './contract'
import { givenGoTrue } from './servers'

const given = givenGoTrue(process.env)

it.runIf(given)('is run where SUPABASE_URL, SUPABASE_KEY and MAILPIT_URL are given', () => {})
if (given) contract('a real GoTrue', async () => given, { has: 'everything' })
