import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Listener = () => void

/** The parts of a page that are looked at. */
interface Page {
  visibilityState: 'visible' | 'hidden'
  middle: string | null
  reader: string[]
  listeners: Map<string, Listener[]>
}

const page: Page = { visibilityState: 'visible', middle: '1', reader: [], listeners: new Map() }
const sent: unknown[] = []
let countView: typeof import('./count-view').countView
let countTick: typeof import('./count-view').countTick

const listen = (name: string, listener: Listener) =>
  void page.listeners.set(name, [...(page.listeners.get(name) ?? []), listener])

function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  for (const listener of page.listeners.get('visibilitychange') ?? []) listener()
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  sent.length = 0
  Object.assign(page, { visibilityState: 'visible', middle: '1', reader: [], listeners: new Map() })
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState
    },
    addEventListener: listen,
    removeEventListener: () => undefined,
    querySelectorAll: () => page.reader.map((readerPage) => ({ dataset: { readerPage } })),
    elementFromPoint: () => page.middle && { closest: () => ({ id: `page-${page.middle}` }) },
  })
  browserWith({})
  const module = await import('./count-view')
  countView = module.countView
  countTick = module.countTick
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function browserWith(wishes: object) {
  const sendBeacon = (path: string, body: Blob) => {
    expect([path, body.type]).toEqual(['/api/counts', 'application/json'])
    sent.push(body)
  }
  vi.stubGlobal('navigator', { doNotTrack: null, sendBeacon, ...wishes })
}

async function messages() {
  const texts = await Promise.all(sent.map((body) => (body instanceof Blob ? body.text() : '')))
  return texts.map((text): unknown => JSON.parse(text))
}

const entry = (change: object) => ({
  counts: [{ brochure: 'week-48', opened: true, foundBySearch: false, pages: 0, ticked: 0, ...change }],
})

it('tells once, as the page is left, what was opened and how many pages were looked at', async () => {
  countView('week-48', true)
  seconds(3)
  page.middle = '2'
  seconds(1)
  page.middle = '3'
  seconds(2)
  page.middle = '1'
  seconds(2)
  expect(sent).toEqual([])
  show('hidden')
  expect(await messages()).toEqual([entry({ foundBySearch: true, pages: 2 })])
  seconds(60)
  show('visible')
  show('hidden')
  expect(sent).toHaveLength(1)
})

it('counts the pages of the open reader instead, both of a double page', async () => {
  page.reader = ['4', '5']
  const end = countView('week-48', false)
  seconds(1)
  page.reader = ['6', '7']
  seconds(1)
  page.reader = []
  page.middle = null
  seconds(5)
  end()
  expect(await messages()).toEqual([entry({ pages: 2 })])
})

it('counts an opening in the background when it is seen, and reads nothing meanwhile', async () => {
  page.visibilityState = 'hidden'
  const end = countView('week-48', false)
  seconds(30)
  show('visible')
  seconds(1)
  end()
  expect(await messages()).toEqual([entry({})])
})

it('goes on counting the same view after the window was elsewhere', async () => {
  const end = countView('week-48', false)
  show('hidden')
  show('visible')
  seconds(2)
  end()
  expect(await messages()).toEqual([entry({}), entry({ opened: false, pages: 1 })])
})

it('counts an offer once however often it is put on the list, with its brochure', async () => {
  countTick('week-48', 'offer:1')
  countTick('week-48', 'offer:1')
  countTick('week-48', 'offer:2')
  show('hidden')
  expect(await messages()).toEqual([entry({ opened: false, ticked: 2 })])
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { sendBeacon: undefined }])(
  'tells nothing for a browser with %j, and watches nothing in it',
  (wishes) => {
    browserWith(wishes)
    if ('sendBeacon' in wishes) Reflect.deleteProperty(navigator, 'sendBeacon')
    countView('week-48', false)
    countTick('week-48', 'offer:1')
    expect([page.listeners.size, vi.getTimerCount()]).toEqual([0, 0])
    seconds(2)
    show('hidden')
    expect(sent).toEqual([])
  },
)
