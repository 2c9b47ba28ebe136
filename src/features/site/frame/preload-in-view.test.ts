import { beforeEach, expect, it, vi } from 'vitest'
import { preloadInView } from './preload-in-view'

type Link = Record<'origin' | 'pathname' | 'search' | 'download' | 'target', string>

const origin = 'https://broshura.example'
const link = (path: string, more: Partial<Link> = {}): Link => {
  const { pathname, search } = new URL(path, origin)
  return { origin, pathname, search, download: '', target: '', ...more }
}

function start(links: Link[], connection?: object) {
  let report: (entries: { target: Link; isIntersecting: boolean }[]) => void = () => undefined
  const observed: Link[] = []
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('document', { querySelectorAll: () => links })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe = (target: Link) => observed.push(target)
      disconnect = () => observed.splice(0)
    },
  )
  const preloaded: string[] = []
  const stop = preloadInView('/', (path) => preloaded.push(path))
  const see = (...changes: [Link | undefined, boolean][]) =>
    report(changes.flatMap(([target, isIntersecting]) => (target ? { target, isIntersecting } : [])))
  return { preloaded, observed, stop, see }
}

beforeEach(() => vi.unstubAllGlobals())

const seven = Array.from({ length: 7 }, (_, index) => link(`/broshura/${index}`))

it('preloads five of the routes in view, and the next when one has left it', () => {
  const { preloaded, see } = start(seven)
  see(...seven.map((one): [Link, boolean] => [one, true]))
  expect(preloaded).toEqual(seven.slice(0, 5).map(({ pathname }) => pathname))
  see([seven[0], false], [seven[1], false])
  expect(preloaded.slice(5)).toEqual(['/broshura/5', '/broshura/6'])
})

it('preloads a route once, however many links lead to it and however often they are seen', () => {
  const twice = [link('/r/lidl'), link('/r/lidl'), link('/c/toys')]
  const { preloaded, see } = start(twice)
  see([twice[0], true], [twice[1], true], [twice[2], true])
  see([twice[0], false], [twice[1], false])
  see([twice[0], true])
  expect(preloaded).toEqual(['/r/lidl', '/c/toys'])
})

it('leaves out what is made for each request, other sites and the page itself', () => {
  const links = [
    link('/account-orders'),
    link('/search?q=x'),
    link('/api/prices/x/csv'),
    link('/', {}),
    link('/x', { origin: 'https://other.example' }),
    link('/r/lidl', { target: '_blank' }),
    link('/files/x', { download: 'x' }),
    link('/r/lidl'),
  ]
  expect(start(links).observed).toEqual([links.at(-1)])
})

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'preloads nothing where data is dear: %o',
  (connection) => {
    expect(start(seven, connection).observed).toEqual([])
  },
)

it('stops', () => {
  const { observed, stop } = start(seven, { saveData: false, effectiveType: '4g' })
  expect(observed).toHaveLength(7)
  stop()
  expect(observed).toEqual([])
})
