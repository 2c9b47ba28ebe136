import { expect, it } from 'vitest'
import type { PlannedTerm } from './query-plan'
import { stagesOf } from './score'

const term = (word: string, groups: number[]): PlannedTerm => ({
  words: [word],
  best: [[word]],
  all: [[word]],
  apart: [],
  groups,
  namesakes: [],
  chains: [],
  isDecisive: false,
})
const plan = {
  terms: [term('milk', [6]), term('sofa', [])],
  meantGroups: null,
  names: [],
  chains: [],
  absent: [],
  corrected: [],
}

it('asks for what has every word at its best, and knows that what is left out has at most one word at less', () => {
  expect(stagesOf({ plan, query: 'all', met: 2 })).toEqual([
    { query: "((('^milk')&('@6'))&('^sofa'))", outside: 13 },
    { query: "(('@6')&('^sofa'))", outside: 13 },
    { query: "((('^milk')|('@6'))&('^sofa'))", outside: 13 },
    { query: 'all', outside: -1 },
  ])
})

it('asks for what has any word at its best where nothing has both, and knows that the other word adds nothing', () => {
  expect(stagesOf({ plan, query: 'any', met: 1 })).toEqual([
    { query: "(((('^milk')&('@6'))|('^sofa'))&any)", outside: 8 },
    { query: "((('@6')|('^sofa'))&any)", outside: 5 },
    { query: "(((('^milk')|('@6'))|('^sofa'))&any)", outside: 2 },
    { query: 'any', outside: -1 },
  ])
})
