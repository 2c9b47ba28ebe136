import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translatorFor } from '@/i18n/translator'
import { NoCurrentBrochure } from './no-current-brochure'

const t = translatorFor('bg', 'retailer')
const shown = (next: string | null) =>
  renderToStaticMarkup(<NoCurrentBrochure locale="bg" name="Житен" next={next} shops="/#shops" />)

it('a shop without a brochure sends to the others', () => {
  expect(shown(null)).toContain(t('noneText', { name: 'Житен' }))
  expect(shown(null)).toContain('href="/#shops"')
})

it('a shop whose next brochure is there already says so and leads to it', () => {
  expect(shown('#upcoming')).toContain(t('noneButSoon', { name: 'Житен' }))
  expect(shown('#upcoming')).toContain('href="#upcoming"')
  expect(shown('#upcoming')).not.toContain(t('noneText', { name: 'Житен' }))
})
