import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Section } from './section'

const heading = 'Свържете се с нас'

const drawn = (lang: 'bg' | undefined) =>
  renderToStaticMarkup(
    <Section id="1" heading={heading} lang={lang} bodyLang="de">
      <label htmlFor="name">Name</label>
    </Section>,
  )

it('our own words below an untranslated heading are in the language of the page', () => {
  expect(drawn('bg')).toMatch(
    new RegExp(`^<section [^>]*lang="bg"[^>]*><div [^>]*><h2 [^>]*>${heading}</h2></div><div lang="de"`),
  )
  expect(drawn(undefined)).not.toContain('lang=')
})
