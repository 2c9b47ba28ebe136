import { describe, expect, it } from 'vitest'
import { hasUnsafeLink, hostOf, isHttpAddress, isLinkTarget } from './link-target'

const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.example/1',
  'intent://scan/#Intent;end',
]

describe.each(unsafe)('%j', (address) => {
  it('is no target of a link', () => {
    expect([isLinkTarget(address), isHttpAddress(address)]).toEqual([false, false])
  })

  it('is found wherever it is stored', () => {
    const link = (type: string) => ({ type, fields: { url: address }, children: [] })
    for (const type of ['link', 'autolink', 'unknown']) {
      expect(hasUnsafeLink({ content: { root: { children: [{ children: [link(type)] }] } } })).toBe(true)
    }
    expect(hasUnsafeLink({ root: { children: [{ type: 'upload', value: { url: address } }] } })).toBe(true)
    expect(hasUnsafeLink({ layout: [{ links: [{ label: 'x', to: address }] }] })).toBe(true)
    expect(hasUnsafeLink({ website: address })).toBe(true)
  })
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript&colon;alert(1)',
  '&#106;avascript:x',
  'www.a.example',
  '',
  '#x',
  'https:evil',
  'mailto:',
  'tel:x',
  '/a b',
])('%j is no target of a link either', (address) => expect(isLinkTarget(address)).toBe(false))

it.each([
  '/',
  '/prices',
  '/de/page?x=1#part',
  'https://a.example',
  'HTTP://a.example/x',
  'mailto:a@b.example',
  'mailto:a@b.example?subject=Hello%20you',
  'tel:+359888123456',
])('%j is a target of a link', (address) =>
  expect([isLinkTarget(address), hasUnsafeLink({ url: address, to: address })]).toEqual([true, false]),
)

it.each([['javascript:alert(1)'], { x: 'javascript:alert(1)' }, 7, true].map((one) => [one]))(
  'takes %j in the place of an address for unsafe',
  (address) => {
    expect(hasUnsafeLink({ root: { children: [{ type: 'link', fields: { url: address } }] } })).toBe(true)
    expect(hasUnsafeLink({ root: { children: [{ type: 'link', fields: [address] }] } })).toBe(true)
    // The form in which the audit log writes a changed field.
    expect(hasUnsafeLink({ changes: { website: { from: address, to: [] } } })).toBe(false)
  },
)

it('takes what is only text for no link', () => {
  expect(hasUnsafeLink({ title: 'javascript: the good parts', text: 'data: see below', to: 'htt', note: null })).toBe(
    false,
  )
})

it.each([
  ['https://a.example:8080/x', 'a.example:8080'],
  ['mailto:a@b.example', 'a@b.example'],
  ['tel:+359888123456', '+359888123456'],
  ['/prices', null],
  ['/files/media/a.pdf', null],
  ['/api/cms/media/file/a.pdf', null],
])('the host of %s is %s', (target, host) => {
  expect(hostOf(target)).toBe(host)
})
