import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chosenTownKey, townScript } from './head-scripts'

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
