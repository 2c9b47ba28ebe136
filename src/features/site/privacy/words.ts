import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { StoredWords } from './components/stored-item-list'
import type { StoredItemName } from './stored-items'

export function getStoredWords(locale: Locale): StoredWords {
  const t = translatorFor(locale, 'privacy.stored')
  const wordsOf = (name: StoredItemName | 'other') => ({
    title: t(`items.${name}.title`),
    text: t(`items.${name}.text`),
    lasts: t(`items.${name}.lasts`),
  })
  return {
    items: {
      language: wordsOf('language'),
      theme: wordsOf('theme'),
      town: wordsOf('town'),
      list: wordsOf('list'),
      kept: wordsOf('kept'),
      offline: wordsOf('offline'),
      follows: wordsOf('follows'),
      cart: wordsOf('cart'),
      wishlist: wordsOf('wishlist'),
      compare: wordsOf('compare'),
      reading: wordsOf('reading'),
      seen: wordsOf('seen'),
      embeds: wordsOf('embeds'),
      account: wordsOf('account'),
      release: wordsOf('release'),
      other: wordsOf('other'),
    },
    deleteAll: t('deleteAll'),
    allGone: t('allGone'),
    ask: t('ask'),
    askText: t('askText'),
    confirm: t('confirm'),
    close: t('close'),
    done: t('done'),
    failed: t('failed'),
    entry: {
      stored: t('now'),
      nothing: t('nothing'),
      show: t('show'),
      hidden: t('hidden'),
      delete: t('delete'),
      deleteNamed: t('deleteNamed', { item: '{item}' }),
      places: {
        cookie: t('places.cookie'),
        local: t('places.local'),
        session: t('places.session'),
        cache: t('places.cache'),
      },
    },
  }
}
