import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SofiaTime } from './audit-cells'

it.each([
  ['bg', /23\.11\.2026.*0:30/],
  ['en', /Nov 23, 2026.*12:30/],
])('shows the day and hour of Sofia in %s', (language, text) => {
  expect(renderToStaticMarkup(<SofiaTime value="2026-11-22T22:30:00.000Z" language={language} />)).toMatch(text)
})
