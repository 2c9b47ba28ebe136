import bg from '../messages/bg.json' with { type: 'json' }
import { demoSignIns } from '../seed/sign-ins'
import { cookieHeader, cookiesOf } from './support/callers'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { stack } from './support/stack-ready'

const content = specContent()
const [admin] = demoSignIns
const megabyte = 1024 * 1024

/** Files that a person would not write, by the message that refuses them. */
const hostile = {
  commas: [','.repeat(14 * megabyte), bg.cms.problems.tableColumns],
  'commas in lines': [`${','.repeat(700)}\n`.repeat(20_000), bg.cms.problems.tableColumns],
  quotes: ['"'.repeat(14 * megabyte), bg.cms.problems.tableCell],
  'quotes in pairs': ['"",'.repeat(4 * megabyte), bg.cms.problems.tableColumns],
  'line breaks': ['\n'.repeat(14 * megabyte), bg.cms.problems.tableRows],
  'a cell': ['a'.repeat(14 * megabyte), bg.cms.problems.tableCell],
  'a quote without an end': [`a,b\n"${`${'a'.repeat(300)},b\n`.repeat(40_000)}`, bg.cms.problems.tableCell],
  'a small line': [`a,b\n${','.repeat(500)}`, bg.cms.problems.tableColumns],
} as const

let cookie: string
test.beforeAll(async () => {
  cookie = cookieHeader(await cookiesOf(stack().url, '/api/cms/users/login', admin))
})

const send = (path: string, body: string) =>
  fetch(stack().url + path, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', origin: stack().url, cookie: `${cookie}; payload-lng=bg` },
    body,
  })

const tables = {
  redirects: async () => '/api/cms/redirects/redirects.csv',
  variants: async () => '/api/cms/variants/variants.csv',
  'pick-up points': async () => '/api/cms/shipping-methods/points.csv',
  offers: async () => `/api/cms/brochures/${(await content.brochure()).id}/offers.csv`,
}

for (const [name, pathOf] of Object.entries(tables)) {
  test(
    `a hostile table of ${name} is refused with a sentence while others are answered`,
    onlyFull(name !== 'offers'),
    async () => {
      const path = await pathOf()
      for (const [kind, [text, sentence]] of Object.entries(hostile)) {
        // The offers of one brochure may have 5 MB.
        const body = name === 'offers' ? text.slice(0, 4 * megabyte) : text
        const refused = send(path, body)
        const [page, health] = [await fetch(`${stack().url}/prices`), await fetch(`${stack().url}/api/health`)]
        expect([page.status, health.status], kind).toEqual([200, 200])
        const response = await refused
        expect(response.status, kind).toBe(422)
        expect(await response.json(), kind).toEqual({ errors: [{ message: sentence }] })
      }
      expect((await send(path, 'a'.repeat(20 * megabyte + 1))).status).toBe(413)
    },
  )
}

test('a large table is read beside the requests of others, and nobody who is not staff sends one', async () => {
  const head = 'from;to;status'
  const line = (number: number) => `/no-such-page-${'x'.repeat(60)}-${number};/prices;308`
  const body = [head, ...Array.from({ length: 20_000 }, (_, number) => line(number))].join('\n')
  const firsts: string[] = []
  // The request of another may itself be late on a busy machine, but not each time.
  for (let round = 1; round <= 5 && !firsts.includes('/api/health'); round += 1) {
    const read = send('/api/cms/redirects/redirects.csv', body)
    const first = await Promise.race([read, fetch(`${stack().url}/api/health`)])
    firsts.push(new URL(first.url).pathname)
    const { done, plan } = await (await read).json()
    expect([done, plan.create.length, plan.errors]).toEqual([false, 20_000, []])
  }
  expect(firsts).toContain('/api/health')
  cookie = ''
  expect((await send('/api/cms/redirects/redirects.csv', body)).status).toBe(413)
  expect((await send('/api/cms/redirects/redirects.csv', head)).status).toBe(403)
})
