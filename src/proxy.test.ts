import { expect, it } from 'vitest'
import { config, probe } from './proxy'

it('passes its own questions by', () => {
  const filters = config.matcher.flatMap((rule) =>
    typeof rule === 'object' && rule.source.endsWith('/filter') ? rule : [],
  )
  expect(filters.map(({ missing }) => missing)).toEqual([[{ type: 'header', key: probe }]])
})
