import { expect, it } from 'vitest'
import { foreignLang } from './foreign-lang'

it('names a language only where it is not the page’s own', () => {
  expect(foreignLang({ lang: 'bg' }, 'de')).toBe('bg')
  expect(foreignLang({ lang: 'de' }, 'de')).toBeUndefined()
})
