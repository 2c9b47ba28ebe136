import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Section } from './section'

const drawn = (lang: 'bg' | undefined) =>
  renderToStaticMarkup(
    <Section id="1" heading="Свържете се с нас" lang={lang} bodyLang="de">
      <label htmlFor="name">Name</label>
    </Section>,
  )

it('our own words below an untranslated heading are in the language of the page', () => {
  expect(drawn('bg')).toMatch(
    /^<section [^>]*lang="bg"[^>]*><div [^>]*><h2 [^>]*>Свържете се с нас<\/h2><\/div><div lang="de"/,
  )
  expect(drawn(undefined)).not.toContain('lang=')
})
