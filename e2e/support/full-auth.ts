import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { type AdminUserAttributes, createClient } from '@supabase/supabase-js'
import { freePort } from '../../scripts/services/free-port'
import { startAuthServer } from '../../simulators/auth/server'
import { stack } from './stack-ready'
import { startInstance, type WebInstance } from './web-instance'

export interface FullAuth {
  web: WebInstance
  /** A person with a confirmed address and further attributes. */
  person: (name: string, more?: AdminUserAttributes) => Promise<{ email: string; password: string }>
  stop: () => Promise<void>
}

export async function startFullAuth(): Promise<FullAuth> {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-full-auth-'))
  const [webPort, port] = [await freePort(), await freePort()]
  const siteUrl = `http://localhost:${webPort}`
  const keys = { publishableKey: 'sb_publishable_e2e', secretKey: 'sb_secret_e2e' }
  const mails = { smtpUrl: stack().env.SMTP_URL ?? '', mailFrom: 'shop@broshura.example' }
  const auth = await startAuthServer({ file: join(folder, 'data.db'), port, siteUrl, ...keys, ...mails })
  const web = await startInstance(
    { SITE_URL: siteUrl, SUPABASE_URL: auth.url, SUPABASE_KEY: keys.publishableKey, ADMIN_ROLE_TEST: 'true' },
    webPort,
  )
  const { admin } = createClient(auth.url, keys.secretKey, { auth: { persistSession: false } }).auth
  let made = 0
  return {
    web,
    person: async (name, more = {}) => {
      const email = `${name}-${process.pid}-${++made}@full.example`
      const password = `a long ${name} phrase`
      const { error } = await admin.createUser({ email, password, email_confirm: true, ...more })
      if (error) throw error
      return { email, password }
    },
    stop: async () => {
      await web.stop()
      await auth.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function signInAt(page: Page, address: string, { email, password }: { email: string; password: string }) {
  await page.goto(address)
  await page.locator('#content input[name=email]').fill(email)
  await page.locator('#content input[name=password]').fill(password)
  await page.locator('#content button[type=submit]').click()
}

export function storedLevel(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('auth_session') ?? '{}').aal)
}

export async function hasCookie(context: BrowserContext, name: RegExp): Promise<boolean> {
  return (await context.cookies()).some((cookie) => name.test(cookie.name) && cookie.value !== '')
}
