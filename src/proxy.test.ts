import { expect, it } from 'vitest'
import { config, crawler, probe } from './proxy'

it('knows a crawler by the words by which it is sent here, and passes its own questions by', () => {
  const rules = config.matcher.flatMap((rule) =>
    typeof rule === 'string' || rule.source.startsWith('/admin') ? [] : [rule],
  )
  expect(rules.flatMap(({ has }) => has ?? []).map((condition) => 'value' in condition && condition.value)).toEqual([
    crawler.source,
  ])
  for (const { missing } of rules) expect(missing).toEqual([{ type: 'header', key: probe }])
})
