import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import config from '../../../../next.config'
import { matchHas, matchingRoute, prepareDestination } from '../../../../tests/setup/next-internals'
import { readingPath, viewerPath } from './reading-path'

/** Where Next's own matching leads an address before it looks for a page. */
async function pageOf(address: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(address, 'http://localhost:3000')
  const query = Object.fromEntries(searchParams)
  const found = await config.rewrites?.()
  for (const rule of found && 'beforeFiles' in found ? (found.beforeFiles ?? []) : []) {
    const params = matchingRoute('rewrite', rule).match(pathname)
    const asked = params && matchHas(new IncomingMessage(new Socket()), query, rule.has, rule.missing)
    if (!params || !asked) continue
    const all = { ...params, ...asked }
    return prepareDestination({ appendParamsToQuery: true, destination: rule.destination, params: all, query }).newUrl
  }
  return null
}

it.each([
  ['bg', '/bg/broshura/week/text'],
  ['de', '/de/broshura/week/text'],
  ['en', '/en/broshura/week/text'],
  ['ru', '/ru/broshura/week/text'],
] as const)('the address of the text is led to its page, that of the viewer is not, in %s', async (locale, page) => {
  expect(await pageOf(readingPath(locale, 'week'))).toBe(page)
  expect(await pageOf(viewerPath(locale, 'week'))).toBeNull()
  expect(await pageOf(viewerPath(locale, 'week', 5))).toBeNull()
  expect(await pageOf(`${viewerPath(locale, 'week')}?view=texts`)).toBeNull()
})
