import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { authServer, password } from '../../auth-server/auth-server'
import { totp } from '../../auth-server/totp'
import { freshCms } from '../../setup/cms'
import { type Browser, newBrowser } from '../browser'

export async function securityFixtures(more: Parameters<typeof authServer>[0] = {}) {
  const server = await authServer(more)
  const { payload } = await freshCms(server.environment())

  const fixtures = {
    server,
    payload,
    signedIn: async () => {
      const { email, id, auth } = await server.signedIn()
      const browser = await fixtures.signInAgain(email)
      return { email, id, auth, browser }
    },
    signInAgain: async (email: string): Promise<Browser> => {
      const { signInWithPassword } = await import('@/features/auth/login')
      const browser = newBrowser()
      const result = await browser.run(() => signInWithPassword({ email, password }))
      if (!result.ok) throw new Error(result.problem.code)
      return browser
    },
    addApp: async (browser: Browser, name = 'My app') => {
      const { addApp, confirmFactor } = await import('@/features/auth/security/add-factor')
      const begun = await browser.run(() => addApp({ name }))
      if (!begun.ok) throw new Error(begun.problem.code)
      const code = () => totp(begun.value.app?.secret ?? '', server.clock.now)
      const used = code()
      const confirmed = await browser.run(() => confirmFactor(begun.value, used))
      if (!confirmed.ok) throw new Error(confirmed.problem.code)
      // A code can be used once, so the clock moves to the next one.
      server.pass(30)
      return { ...begun.value, ...confirmed.value, code, used }
    },
    session: async (browser: Browser) => {
      const { currentSession } = await import('@/features/auth/adopt-session')
      return browser.run(() => currentSession())
    },
    notices: async (to: string) => {
      const { rows } = await payload.db.drizzle.execute(sql`
        select payload as mail from graphile_worker._private_jobs order by id`)
      const shape = z.object({ mail: z.object({ to: z.string(), subject: z.string(), text: z.string() }) })
      const mails = rows.flatMap((row) => shape.safeParse(row).data?.mail ?? [])
      return mails.filter((mail) => mail.to === to)
    },
    customer: async (supabaseId: string) =>
      (await payload.find({ collection: 'customers', where: { supabaseId: { equals: supabaseId } } })).docs[0],
  }
  return fixtures
}
