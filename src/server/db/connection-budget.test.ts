import { afterEach, expect, it } from 'vitest'
import { env } from '../env'
import { connectionBudget } from './connection-budget'

afterEach(() => {
  env().DATABASE_CONNECTIONS = undefined
})

it('is what was measured, unless it is set', () => {
  expect(connectionBudget('web')).toEqual({ cms: 16, prepared: 6, redirects: 2 })
  expect(connectionBudget('worker')).toEqual({ cms: 16, prepared: 6, redirects: 0 })
})

it.each([8, 9, 12, 17, 24, 100])('of %d is shared out whole, and no pool is left without a connection', (all) => {
  env().DATABASE_CONNECTIONS = all
  for (const { cms, prepared, redirects } of [connectionBudget('web'), connectionBudget('worker')]) {
    expect(cms + prepared + redirects).toBe(all)
    expect(Math.min(cms, prepared)).toBeGreaterThanOrEqual(2)
  }
  expect(connectionBudget('web').redirects).toBeGreaterThan(0)
})
