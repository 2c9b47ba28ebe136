import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { UsualNote } from './usual-note'

const usual = { low: 219, high: 289, from: '2026-08-25', to: '2026-11-23' }

it.each(locales)('says in %s between which prices a kilo and a pack usually lie, and of which days', (locale) => {
  for (const unit of ['kg', 'pack'] as const) {
    const html = renderToStaticMarkup(<UsualNote locale={locale} usual={usual} unit={unit} />)
    expect(html).toMatch(/2[.,]19.*2[.,]89.*25.*23/)
    expect(html).not.toContain('usual.')
  }
})

it('names one price where nearly all are the same, and says nothing of too little', () => {
  const one = renderToStaticMarkup(<UsualNote locale="en" usual={{ ...usual, high: 219 }} unit="pack" />)
  expect(one.match(/2\.19/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<UsualNote locale="en" usual={null} unit="kg" />)).toBe('')
})
