import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { chosenTownKey, chunkErrorEvent, chunkGuard, townScript } from './head-scripts'

/** As much of a browser as the script uses; the rule itself is tried in a real one (e2e/editions.spec.ts). */
function browserWith(town: string | null, { withSheets = true } = {}) {
  const listeners = new Map<string, () => void>()
  const stored = new Map(town === null ? [] : [[chosenTownKey, town]])
  class CSSStyleSheet {
    rule = ''
    replaceSync(rule: string) {
      this.rule = rule
    }
  }
  const sheets: CSSStyleSheet[] = []
  const dataset: Record<string, string> = {}
  const document = { documentElement: { dataset }, adoptedStyleSheets: sheets }
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener)
  const localStorage = { getItem: (name: string) => stored.get(name) ?? null }
  runInContext(
    townScript,
    createContext({ document, localStorage, addEventListener, ...(withSheets && { CSSStyleSheet }) }),
  )
  return {
    dataset,
    rules: () => document.adoptedStyleSheets.map(({ rule }) => rule).filter(Boolean),
    choose: (next: string | null, event: string) => {
      if (next === null) stored.delete(chosenTownKey)
      else stored.set(chosenTownKey, next)
      listeners.get(event)?.()
    },
  }
}

const hidesOthers = (town: string) =>
  `html:not([data-editions]) [data-towns]:not([data-towns~="${town}"]){display:none}`

it('a chosen town hides the editions that are for others only, and a change counts at once', () => {
  const browser = browserWith('varna|Варна|Varna')
  expect(browser.rules()).toEqual([hidesOthers('varna')])
  expect(browser.dataset).toEqual({ town: 'varna' })
  browser.choose('veliko-tarnovo|Велико Търново|Veliko Tarnovo', 'storage')
  expect(browser.rules()).toEqual([hidesOthers('veliko-tarnovo')])
  browser.choose(null, chosenTownKey)
  expect(browser.rules()).toEqual([])
  expect(browser.dataset).toEqual({})
  browser.choose('sofia|София|Sofia', chosenTownKey)
  expect(browser.rules()).toEqual([hidesOthers('sofia')])
})

it.each([null, '', 'varna', 'varna"]{}|Варна|Varna'])('what is no town hides nothing: %j', (stored) => {
  const browser = browserWith(stored)
  expect(browser.rules()).toEqual([])
  expect(browser.dataset).toEqual({})
})

it('a browser that cannot hide them does not say that it did', () => {
  expect(browserWith('varna|Варна|Varna', { withSheets: false }).dataset).toEqual({})
})

it('takes less than half a kilobyte', () => {
  expect(gzipSync(townScript).length).toBeLessThan(512)
})

describe('a script that does not come', () => {
  const script = 'https://example.com/_next/static/chunks/reader.js'

  function page(answer: () => Promise<{ status: number }>) {
    const listeners = new Map<string, (event: object) => void>()
    const stored = new Map<string, unknown>()
    const reload = vi.fn()
    const ask = vi.fn(answer)
    const fired: string[] = []
    runInContext(
      chunkGuard,
      createContext({
        addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
        dispatchEvent: ({ name }: { name: string }) => fired.push(name),
        CustomEvent: class {
          constructor(readonly name: string) {}
        },
        sessionStorage: {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: unknown) => stored.set(key, value),
        },
        location: { reload },
        fetch: ask,
      }),
    )
    const type = () => listeners.get('input')?.({})
    const fail = async (target: object) => {
      listeners.get('error')?.({ target })
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { type, fail, reload, ask, fired }
  }
  const status = (code: number) => async () => ({ status: code })

  it('because a release has removed it reloads the page, and not again at once', async () => {
    const { fail, reload, ask, fired } = page(status(404))
    await fail({ src: script })
    await fail({ src: script })
    expect(ask.mock.calls).toEqual([
      [script, { method: 'HEAD' }],
      [script, { method: 'HEAD' }],
    ])
    expect(reload).toHaveBeenCalledTimes(1)
    expect(fired).toEqual([chunkErrorEvent, chunkErrorEvent])
  })

  it.each([
    ['lost on the way', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there all the same', status(200)],
    ['refused for a moment', status(503)],
  ])('but is %s reloads nothing', async (_, answer) => {
    const { fail, reload, fired } = page(answer)
    await fail({ src: script })
    expect(reload).toHaveBeenCalledTimes(0)
    expect(fired).toEqual([chunkErrorEvent])
  })

  it('costs nobody what was typed', async () => {
    const { type, fail, reload } = page(status(404))
    type()
    await fail({ src: script })
    expect(reload).toHaveBeenCalledTimes(0)
  })

  it('is none of ours, an error of a script or of a picture: nothing happens', async () => {
    const { fail, reload, ask } = page(status(404))
    for (const target of [{}, { src: 'https://example.com/files/a.webp' }, { src: '' }]) await fail(target)
    expect(ask).toHaveBeenCalledTimes(0)
    expect(reload).toHaveBeenCalledTimes(0)
  })
})
