import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { priceImportStatuses } from '@collections/prices/import-statuses'
import { describe, expect, it } from 'vitest'
import { importStatuses, proposalStates } from './brochure-import'
import { pointKinds } from './delivery'
import { indexedKinds } from './indexed-kinds'
import {
  holdReasons,
  holdWays,
  labelStates,
  moneyMethods,
  openOrderEvents,
  openOrderStatuses,
  openReturnStates,
  orderEvents,
  orderKinds,
  orderStatuses,
  parcelStates,
  paymentMethods,
  releasers,
  returnStates,
  shownParcelStates,
} from './order-states'
import { baseUnits } from './pack-size'
import {
  attemptStates,
  documentKinds,
  ledgerReasons,
  refundReasons,
  refundStates,
  voucherStates,
} from './payment-states'
import { priceDecisions, priceHolds } from './price-outlier'
import { unrankedGoods } from './reduction'
import { fits, reviewRefusals, reviewStatuses } from './review'
import { scheduleKinds } from './schedule-kinds'
import { moveReasons, stockReasons } from './stock-reasons'
import { returnConditions, withdrawalExceptions, withdrawalOutcomes } from './withdrawal'

const lists = {
  ...{
    attemptStates,
    returnConditions,
    documentKinds,
    fits,
    ledgerReasons,
    moneyMethods,
    openReturnStates,
    orderEvents,
  },
  ...{ orderKinds, orderStatuses, parcelStates, paymentMethods, refundReasons, refundStates, reviewRefusals },
  ...{ returnStates, reviewStatuses, baseUnits, voucherStates, withdrawalExceptions },
  ...{ holdReasons, holdWays, importStatuses, indexedKinds, labelStates, moveReasons, pointKinds },
  ...{ priceDecisions, priceHolds, priceImportStatuses, releasers, scheduleKinds, shownParcelStates, stockReasons },
  ...{ proposalStates, unrankedGoods, withdrawalOutcomes },
}

const root = path.join(import.meta.dirname, '../..')
const sources = ['src', 'collections', 'seed', 'simulators'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    // Generated from the content model, whose options are these lists.
    .filter((name) => !name.endsWith('db/tables/cms.ts'))
    .map((name) => path.join(folder, name)),
)

/** Lists of texts in a source: `['a', 'b']` and `'a' | 'b'`, with the line that they are on. */
function typedLists(text: string): { words: string[]; line: number }[] {
  const found = text.matchAll(/\[\s*((?:'[\w-]+',?\s*){2,})\]|('[\w-]+'(?:\s*\|\s*'[\w-]+')+)/g)
  return [...found].map((match) => ({
    words: [...match[0].matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word),
    line: text.slice(0, match.index).split('\n').length,
  }))
}

describe('a list of states or ways', () => {
  it('is typed once: whatever has all of it, or all but one, is made of it', () => {
    const again = sources.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return typedLists(text).flatMap(({ words, line }) =>
        Object.entries(lists)
          .filter(([name, list]) => {
            const isSame = words.every((word) => list.some((each) => each === word))
            const isDefinition = /^(src\/domain|collections)\//.test(file) && text.includes(`export const ${name}`)
            return (
              isSame && words.length >= Math.min(3, list.length) && words.length >= list.length - 1 && !isDefinition
            )
          })
          .map(([name]) => `${file}:${line} types ${name} anew`),
      )
    })
    expect(again).toEqual([])
  })

  it('is not typed into a condition where a list of the domain says the same', () => {
    const derived = { openOrderStatuses, openReturnStates, openOrderEvents }
    const found = sources.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const calls = text.matchAll(/is(?:One|None)Of\(\w+\.\w+, ((?:'[\w-]+'(?:, )?){2,})\)/g)
      return [...calls].flatMap(([call, said = '']) => {
        const words = [...said.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word).toSorted()
        return Object.entries(derived)
          .filter(([, list]) => list.toSorted().join() === words.join())
          .map(([name]) => `${file}: ${call} is ${name}`)
      })
    })
    expect(found).toEqual([])
  })

  it('is not compared in SQL with a bare text, which would compile when its state is gone', () => {
    const bare =
      /\$\{[\w.]*\.(?:_?status|state|kind|reason|method|paymentMethod|decision)\} *(?:=|<>|(?:not )?in|is (?:not )?distinct from) *\(?'(?!')/
    const found = sources.flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
      return lines.flatMap((line, index) => (bare.test(line) ? [`${file}:${index + 1}`] : []))
    })
    expect(found).toEqual([])
  })
})
