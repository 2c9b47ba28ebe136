import { describe, expect, it } from 'vitest'
import { conflictOf, type Lead, normalisePath, normaliseTarget, type RedirectBook, targetIn } from './redirect-rows'

function bookOf(leads: Lead[]): RedirectBook {
  return {
    from: async (paths) => leads.filter(({ from }) => paths.includes(from)),
    to: async (paths) => leads.filter(({ to }) => to !== null && paths.includes(to)),
  }
}

const conflict = (leads: [string, string][], from: string, to: string) =>
  conflictOf(bookOf(leads.map(([known, target]) => ({ from: known, to: target }))), { from, to })

describe('a redirect is refused', () => {
  it.each([
    ['to itself', [], '/old', '/old', 'loop', '/old'],
    ['to itself in one language', [], '/old', '/de/old', 'loop', '/old'],
    ['back along another', [['/new', '/old']], '/old', '/new', 'loop', '/new'],
    ['back along another in one language', [['/de/new', '/old']], '/old', '/new', 'loop', '/de/new'],
    ['to what is redirected', [['/new', '/newest']], '/old', '/new', 'chain', '/new'],
    ['to what is redirected in one language', [['/de/new', '/newest']], '/old', '/new', 'chain', '/de/new'],
    ['to what leads out of the site', [['/new', 'https://a.example']], '/old', '/new', 'chain', '/new'],
    ['from where another leads', [['/oldest', '/old']], '/old', '/new', 'chained', '/oldest'],
    ['from where another leads in a language', [['/oldest', '/old']], '/de/old', '/new', 'chained', '/oldest'],
    ['from where one of a language leads', [['/oldest', '/de/old']], '/old', '/new', 'chained', '/oldest'],
  ] as const)('%s', async (_name, leads, from, to, kind, path) => {
    expect(
      await conflict(
        leads.map(([known, target]) => [known, target]),
        from,
        to,
      ),
    ).toEqual({ kind, path })
  })
})

describe('a redirect is fine', () => {
  it.each([
    ['out of the site', [['/new', '/newest']], '/old', 'https://broshura.example/new'],
    ['to where others lead too', [['/older', '/new']], '/old', '/new'],
    ['to a page that is redirected in another language', [['/de/new', '/newest']], '/en/old', '/new'],
    ['from a page of one language, where another leads in another', [['/ru/oldest', '/old']], '/de/old', '/new'],
    ['to a path that begins alike', [['/news', '/newest']], '/old', '/new'],
  ] as const)('%s', async (_name, leads, from, to) => {
    expect(
      await conflict(
        leads.map(([known, target]) => [known, target]),
        from,
        to,
      ),
    ).toBeNull()
  })
})

it.each([
  ['de', '/new', '/de/new'],
  ['bg', '/new', '/new'],
  ['de', '/ru/new', '/ru/new'],
  ['de', '/bg/new', '/new'],
  ['de', '/', '/de'],
  ['de', '/files/media/a.pdf', '/files/media/a.pdf'],
  ['de', 'https://a.example/x', 'https://a.example/x'],
] as const)('in %s the target %s is %s', (locale, to, wanted) => {
  expect(targetIn(locale, to)).toBe(wanted)
})

it.each([
  [' /old/ ', '/old'],
  ['/', '/'],
  ['/%D1%81%D1%82%D0%B0%D1%80', '/стар'],
  ['/100%', '/100%'],
])('keeps %s as %s', (typed, expected) => {
  expect(normalisePath(typed)).toBe(expected)
})

it.each([
  [' https://a.example/%D1%81/ ', 'https://a.example/%D1%81/'],
  ['/search?q=%20a/', '/search?q=%20a/'],
  ['/new/', '/new'],
])('keeps the target %s as %s', (typed, expected) => {
  expect(normaliseTarget(typed)).toBe(expected)
})
