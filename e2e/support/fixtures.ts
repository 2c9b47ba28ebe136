import { randomBytes } from 'node:crypto'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import type { demoSignIns } from '../../seed/sign-ins'
import { Content } from './content'
import { livingPage } from './living-page'
import { stack } from './stack-ready'

type Role = (typeof demoSignIns)[number]['role']

interface Fixtures {
  staffPage: Page
  adminPage: Page
}

interface Account {
  email: string
  password: string
}

/**
 * Accounts of this worker alone: Payload remembers each account's last content language and opens the next form in it,
 * also that of a concurrent test.
 */
const accounts = new Map<Role, Promise<Account>>()

async function makeAccount(role: Role): Promise<Account> {
  const account = {
    email: `${role}-${randomBytes(4).toString('hex')}@broshura.example`,
    password: randomBytes(12).toString('hex'),
  }
  const content = await Content.start()
  await content.write('POST', '/users', { ...account, role })
  await content.end()
  return account
}

/**
 * For tests whose subject another language, width or way proves nearly as well, or that are slow and rarely fail: only
 * `npm run test:full` runs them.
 */
export function onlyFull(full: boolean) {
  return { tag: full ? ['@full'] : [] }
}

/** Playwright's `test` with the address of the stack and signed-in pages. */
export const test = base.extend<Fixtures>({
  baseURL: ({ headless: _ }, use) => use(stack().url),
  page: ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled === false ? page : livingPage(page)),
  staffPage: async ({ browser }, use) => usePageOf('editor', await browser.newContext({ baseURL: stack().url }), use),
  adminPage: async ({ browser }, use) => usePageOf('admin', await browser.newContext({ baseURL: stack().url }), use),
})

/** Documents for one spec file, for its tests and hooks. To be called at the top level. */
export function specContent(): Content {
  const content = new Content()
  test.beforeAll(() => content.open())
  test.afterAll(() => content.end())
  return content
}

async function usePageOf(role: Role, context: BrowserContext, use: (page: Page) => Promise<void>): Promise<void> {
  await signIn(context, role)
  await use(livingPage(await context.newPage()))
  await context.close()
}

async function signIn(context: BrowserContext, role: Role): Promise<void> {
  const account = accounts.get(role) ?? makeAccount(role)
  accounts.set(role, account)
  const response = await context.request.post(`${stack().url}/api/cms/users/login`, { data: await account })
  if (!response.ok()) throw new Error(`The ${role} cannot sign in: ${response.status()} ${await response.text()}`)
}

export { expect } from '@playwright/test'
