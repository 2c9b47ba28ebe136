import { expect, it } from 'vitest'
import { freshDatabase } from '../setup/database'

const { url } = await freshDatabase()
const { NotificationsLost, checkNotifications } = await import('@/server/db/check-notifications')

it('hears its own notification', async () => {
  await expect(checkNotifications()).resolves.toBeUndefined()
})

it('says what is wrong when it listens where nothing arrives', async () => {
  const elsewhere = new URL(url)
  elsewhere.pathname = '/postgres'
  const { env } = await import('@/server/env')
  Object.assign(env(), { DATABASE_DIRECT_URL: elsewhere.href })
  await expect(checkNotifications()).rejects.toThrow(NotificationsLost)
})
