import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { startMark } from '../domain/head-scripts'
import { sharedPage } from './page-scripts'

const nonce = 'abcdefghijklmnopqrstuv'
const hashed = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptSources = (policy: string) => policy.match(/script-src ([^;]*)/)?.[1]?.split(' ') ?? []

it('names the scripts that Next marked with the nonce, as they are sent', () => {
  const data = `self.__next_f.push([1,"{\\"nonce\\":\\"${nonce}\\"}"])`
  const page = `<script src="/a.js" nonce="${nonce}"></script><script nonce="${nonce}">${data}</script>`
  const { html, policy } = sharedPage(page, nonce)
  expect(html).not.toContain(nonce)
  const [, sent = ''] = html.match(/>(self[\s\S]*?)<\/script>/) ?? []
  expect(scriptSources(policy)).toContain(hashed(sent))
  expect(policy).not.toContain('nonce-')
})

it('is the same page when its bytes are read as latin1', () => {
  const page = `<p>Сирене – 3,20\u00a0€</p><script nonce="${nonce}">self.push("Краве масло, ${nonce}")</script>`
  const bytes = sharedPage(Buffer.from(page).toString('latin1'), nonce, 'latin1')
  const html = Buffer.from(bytes.html, 'latin1').toString()
  expect({ ...bytes, html }).toEqual(sharedPage(page, nonce))
  expect(html).toContain('Сирене – 3,20\u00a0€')
})

it.each([
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  `<script nonce="${'0'.repeat(nonce.length)}">alert(1)</script>`,
  '<script type="application/ld+json">alert(1)</script>',
])('does not name %s, which came in otherwise', (injected) => {
  const own = `<script nonce="${nonce}">own()</script>`
  const { policy } = sharedPage(`${injected}${own}`, nonce)
  expect(scriptSources(policy)).not.toContain(hashed('alert(1)'))
  expect(scriptSources(policy)).toContain(hashed('own()'))
})

it('is the same page for every nonce', () => {
  const page = (mark: string) => `<p><script nonce="${mark}">push("${mark}")</script></p>`
  const other = 'ABCDEFGHIJKLMNOPQRSTUV'
  expect(sharedPage(page(nonce), nonce)).toEqual(sharedPage(page(other), other))
})

it('loads the files that Next marked later, and no other', () => {
  const file = (name: string, mark: string) =>
    `<script src="/_next/static/${name}.js" async="" nonce="${mark}"></script>`
  const old = `<script src="/_next/static/old.js" noModule="" nonce="${nonce}"></script>`
  const { html } = sharedPage(`${file('a', nonce)}${old}${file('brought-in', '')}`, nonce)
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source)
  expect(scripts).toEqual(['/_next/static/old.js', '/_next/static/brought-in.js'])
  expect(html).toContain(`<meta name="${startMark}" content="/_next/static/a.js"/>`)
})

it('finds the bootstrap script, whose attributes Next writes in another order', () => {
  const { html } = sharedPage(`<script src="/_next/static/a.js" nonce="${nonce}" id="_R_" async=""></script>`, nonce)
  expect(html).not.toContain('src=')
})

it('names nothing of a page that was rendered without a nonce', () => {
  const { policy } = sharedPage('<script>own()</script>', undefined)
  expect(scriptSources(policy)).not.toContain(hashed('own()'))
  expect(policy).not.toContain("'unsafe-inline' 'self'")
})
