import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GuaranteeLine } from './guarantee-line'

const shown = (...missing: ('bg' | 'de' | 'en')[]) =>
  renderToStaticMarkup(<GuaranteeLine missing={missing} language="en" />)

it('names the languages that are missing and leads to the first of them', () => {
  expect(shown('de', 'en')).toContain('has not been uploaded yet in: German, English.')
  expect(shown('de', 'en')).toContain('href="/admin/globals/shop-settings?locale=de"')
})

it('says nothing once all are there', () => {
  expect(shown()).toBe('')
})
