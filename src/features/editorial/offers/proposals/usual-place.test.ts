import { expect, it } from 'vitest'
import { fromUsualPlace } from './usual-place'

const rect = (left: number) => ({ left, right: left + 20, top: 0, bottom: 10 })
const pair = (price: number, title: number) => ({ one: { now: rect(price) }, other: rect(title), away: 0 })

it('measures from where most titles begin, seen from their prices', () => {
  const from = fromUsualPlace([pair(100, 40), pair(200, 140), pair(300, 240), pair(400, 350)])
  expect(from?.({ now: rect(500) }, rect(440))).toBe(0)
  expect(from?.({ now: rect(500) }, rect(470))).toBe(30)
})

it('says nothing where they do not agree, or are few', () => {
  expect(fromUsualPlace([pair(100, 40), pair(200, 100), pair(300, 290), pair(400, 310)])).toBeNull()
  expect(fromUsualPlace([pair(100, 40), pair(200, 140)])).toBeNull()
})
