import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { Content } from './content'
import { stack } from './stack-ready'

export async function editorPage(browser: Browser, handlesOrders: boolean): Promise<Page> {
  const account = {
    email: `orders-${randomBytes(4).toString('hex')}@broshura.example`,
    password: randomBytes(12).toString('hex'),
  }
  const writer = await Content.start()
  await writer.write('POST', '/users', { ...account, role: 'editor', handlesOrders })
  await writer.end()
  const context = await browser.newContext({ baseURL: stack().url, locale: 'bg-BG' })
  const answer = await context.request.post(`${stack().url}/api/cms/users/login`, { data: account })
  if (!answer.ok()) throw new Error(`The editor cannot sign in: ${answer.status()}`)
  return context.newPage()
}
