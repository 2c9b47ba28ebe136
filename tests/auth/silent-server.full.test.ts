import { createServer } from 'node:net'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'

await freshDatabase()

it('does not wait for ever for an auth server that accepts a connection and says nothing', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  process.env.SUPABASE_URL = `http://127.0.0.1:${address.port}`
  const { createSessionlessAuthClient } = await import('@/server/supabase')
  const { error } = await createSessionlessAuthClient().signInWithPassword({ email: 'a@b.example', password: 'x' })
  expect(isAuthRetryableFetchError(error)).toBe(true)
  silent.close()
})
