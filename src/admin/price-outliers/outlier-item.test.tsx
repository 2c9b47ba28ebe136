import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { locales } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { OutlierItem } from './outlier-item'
import { OutlierKeys } from './outlier-keys'

const rule = { perishable: false, noVerdict: null }
const group = (number: number, name: string): ProductGroup => ({
  ...{ number, slug: name, unit: 'kg', rule, synonyms: [] },
  title: { text: name, lang: 'bg' },
})
const groups = [group(70, 'Мляно кафе'), group(71, 'Кафе на зърна')]
const beans = { id: 5, name: 'Кафе зърна 1 кг', chain: 'Алфа', product: 9, group: 70, day: '2026-05-13', price: 460 }
const range = { low: 1790, median: 2196, high: 3196 }

it.each(locales)('says in %s why a price waits, and has a key for everything that can be done', (locale) => {
  const { outliers } = messagesOf(locale).admin
  const price = {
    ...{ ...beans, unit_cents: 460, unit: 'kg' as const },
    reasons: [
      { against: 'group' as const, side: 'low' as const, range },
      { against: 'history' as const, side: 'low' as const, range },
    ],
  }
  const html = renderToStaticMarkup(
    <OutlierKeys labelledBy="title" describedBy="keys" takesFocus={false}>
      <OutlierItem price={price} groups={groups} language={locale} />
    </OutlierKeys>,
  )
  for (const key of ['a', 'r', 'x', 'g']) expect(html).toContain(`data-key="${key}"`)
  expect(html.match(/17[.,]90/g)).toHaveLength(2)
  expect(html).toContain('action="/api/cms/product-groups/outliers/5/accept"')
  expect(html).toContain(outliers.takeOut)
  expect(html).not.toContain('outliers.')
})

it('offers no way out of a group to what has none, and shows no price of a unit that is not known', () => {
  const price = { ...beans, group: null, unit_cents: null, unit: null, reasons: [] }
  const html = renderToStaticMarkup(<OutlierItem price={price} groups={groups} language="en" />)
  expect(html).not.toContain('data-key="x"')
  expect(html).not.toContain('per kilo')
})
