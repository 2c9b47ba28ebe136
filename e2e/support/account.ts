import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import bg from '../../messages/bg.json' with { type: 'json' }
import de from '../../messages/de.json' with { type: 'json' }
import { newCustomer, type TestCustomer } from './customers'
import { ownAddress } from './own-address'
import { stack } from './stack-ready'

export const accountLanguages = [
  { locale: 'bg', prefix: '', words: bg },
  { locale: 'de', prefix: '/de', words: de },
] as const

export const content = (page: Page) => page.locator('#content')
export const title = (page: Page) => page.getByRole('heading', { level: 1 })

export async function signedInCustomer(page: Page, name: string): Promise<TestCustomer> {
  const customer = await newCustomer(name)
  await signInAs(page, customer)
  return customer
}

export async function signInAs(page: Page, { email, password }: TestCustomer): Promise<void> {
  const answer = await page.request.post(`${stack().url}/api/auth/login`, {
    data: { email, password },
    headers: ownAddress(),
  })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()} ${await answer.text()}`)
}

/** Gives a customer orders, returns, reviews and a download; their numbers begin with `name`. */
export async function writeBelongings({ email }: TestCustomer, name: string): Promise<void> {
  const args = ['--import', 'tsx', 'e2e/support/write-belongings.ts', email, name]
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...stack().env } })
}
