import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translatorFor } from '@/i18n/translator'
import { StoreList } from './store-list'

const t = translatorFor('bg', 'retailer')
const store = { name: 'Център', town: 'Русе', address: 'ул. 1', latitude: null, longitude: null, hours: [] }
const stores = Array.from({ length: 12 }, (_, index) => ({ ...store, id: String(index) }))
const shown = (storeCount: number) =>
  renderToStaticMarkup(<StoreList stores={stores} storeCount={storeCount} all="/r/zhiten/stores" locale="bg" />)

it('says how many stores a shop has, and leads to all of them where it shows only the first', () => {
  expect(shown(900)).toContain(t('stores', { count: 900 }))
  expect(shown(900)).toContain('href="/r/zhiten/stores"')
  expect(shown(900)).toContain(t('allStores', { count: 900 }))
  expect(shown(900).match(/<article/g)).toHaveLength(stores.length)
})

it('leads nowhere where all are shown', () => {
  expect(shown(stores.length)).not.toContain('href="/r/zhiten/stores"')
  expect(shown(stores.length)).toContain(t('moreStores', { count: 3 }))
})
