import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const origin = 'https://broshura.example'
const brochure = '/de/broshura/week-48'
let fromSearch: typeof import('./from-search')

class Load {
  constructor(
    readonly name: string,
    readonly type: string,
  ) {}
}

function loaded(path: string, { from = '', type = 'navigate' } = {}) {
  vi.stubGlobal('PerformanceNavigationTiming', Load)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Load(`${origin}${path}`, type)] })
  vi.stubGlobal('document', { referrer: from })
  show(path)
}

function show(path: string) {
  const { pathname } = new URL(path, origin)
  vi.stubGlobal('location', { origin, pathname })
}

class Pressed {
  constructor(readonly link: { pathname: string } | null) {}
  closest(selector: string) {
    return selector === '#results a' ? this.link : null
  }
}

/** Presses something while the page of results is open, and leaves it. */
function press(pathname: string | null, key: { ctrlKey?: boolean } = {}) {
  const listeners: ((event: { target: Pressed; ctrlKey?: boolean }) => void)[] = []
  vi.stubGlobal('Element', Pressed)
  Object.assign(document, {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => void listeners.push(listener),
    removeEventListener: () => void listeners.splice(0),
  })
  const end = fromSearch.watchResults()
  for (const listener of listeners) listener({ target: new Pressed(pathname === null ? null : { pathname }), ...key })
  end()
  expect(listeners).toEqual([])
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.resetModules()
  fromSearch = await import('./from-search')
})
afterEach(() => vi.unstubAllGlobals())

const isFromSearch = () => fromSearch.isFromSearch('/search')

it('knows a result that was followed within the site, once', () => {
  loaded('/de/search?q=kafe')
  press(brochure)
  show(brochure)
  expect([isFromSearch(), isFromSearch()]).toEqual([true, false])
})

it('leaves a result that is opened in another tab to that tab', () => {
  loaded('/de/search?q=kafe')
  press(brochure, { ctrlKey: true })
  show(brochure)
  expect(isFromSearch()).toBe(false)
})

it('watches nothing in a browser that asks not to be counted', () => {
  loaded('/de/search?q=kafe')
  const listen = vi.fn()
  Object.assign(document, { addEventListener: listen })
  vi.stubGlobal('navigator', { sendBeacon: () => true, doNotTrack: '1' })
  fromSearch.watchResults()()
  expect(listen).not.toHaveBeenCalled()
})

it.each([
  ['over the page of a shop', ['/de/r/zhiten']],
  ['back to a brochure', []],
  ['elsewhere on the page, after a result', [brochure, null]],
])('takes no other way for one: %s', (_, presses) => {
  loaded('/de/search?q=kafe')
  for (const pathname of presses) press(pathname)
  show(brochure)
  expect(isFromSearch()).toBe(false)
})

it.each([
  [`${origin}/de/search?q=kafe`, true],
  [`${origin}/search?q=кафе&kind=brochures`, true],
  [`${origin}/search`, false],
  [`${origin}/de`, false],
  ['https://elsewhere.example/search?q=kafe', false],
  ['', false],
])('knows a page that was loaded from %s: %s', (from, expected) => {
  loaded(`${brochure}?page=3#page-3`, { from })
  expect(isFromSearch()).toBe(expected)
})

it('counts no reload, and nothing that comes after the page that was loaded', () => {
  const from = `${origin}/search?q=kafe`
  loaded(brochure, { from, type: 'reload' })
  expect(isFromSearch()).toBe(false)
})

it('believes the browser for the page that was loaded alone', () => {
  const from = `${origin}/search?q=kafe`
  loaded('/de/r/zhiten', { from })
  show(brochure)
  expect(isFromSearch()).toBe(false)
})
