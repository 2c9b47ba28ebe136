import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { demoSignIns } from '../../seed/sign-ins'
import { signingIn } from './signing-in'
import { stack } from './stack-ready'

type Role = (typeof demoSignIns)[number]['role']

interface Fixtures {
  /** A page on which the demonstration's editor is signed in to the CMS. */
  staffPage: Page
  /** The same for the admin. */
  adminPage: Page
}

/** Playwright's `test` with the address of the stack and signed-in pages. */
export const test = base.extend<Fixtures>({
  baseURL: ({ headless: _ }, use) => use(stack().url),
  staffPage: async ({ browser }, use) => usePageOf('editor', await browser.newContext({ baseURL: stack().url }), use),
  adminPage: async ({ browser }, use) => usePageOf('admin', await browser.newContext({ baseURL: stack().url }), use),
})

async function usePageOf(role: Role, context: BrowserContext, use: (page: Page) => Promise<void>): Promise<void> {
  await signIn(context, role)
  await use(await context.newPage())
  await context.close()
}

/** Signs the demonstration's editor or admin in to the CMS, for all pages of `context`. */
export async function signIn(context: BrowserContext, role: Role): Promise<void> {
  const account = demoSignIns.find((one) => one.role === role)
  const data = { email: account?.email, password: account?.password }
  const response = await signingIn(() => context.request.post(`${stack().url}/api/cms/users/login`, { data }))
  if (!response.ok()) throw new Error(`The ${role} cannot sign in: ${response.status()} ${await response.text()}`)
}

export { expect } from '@playwright/test'
