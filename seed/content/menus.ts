import type { Texts } from './types'

/** `live` says whether its page exists: no link leads to a 404. An issue that brings a page switches its link on here. */
type LinkSeed = { label: Texts; to: string; live: boolean }
type ColumnSeed = { title: Texts; links: LinkSeed[] }

/** The categories, by their slugs: their names and addresses are their own. */
export const headerCategories = [
  'supermarket',
  'pharmacy',
  'electronics',
  'fashion',
  'toys',
  'hardware',
  'furniture',
  'drugstore',
]

export const footerColumns: ColumnSeed[] = [
  {
    title: { bg: 'Нови продукти', de: 'Neue Produkte', en: 'Recent products', ru: 'Новые товары' },
    links: [
      {
        label: { bg: 'Памучна риза', de: 'Baumwollhemd', en: 'Cotton shirt', ru: 'Хлопковая рубашка' },
        to: '/post-standard',
        live: false,
      },
      {
        label: { bg: 'Ленен панталон', de: 'Leinenhose', en: 'Linen trousers', ru: 'Льняные брюки' },
        to: '/post-standard',
        live: false,
      },
      {
        label: { bg: 'Вълнен шал', de: 'Wollschal', en: 'Wool scarf', ru: 'Шерстяной шарф' },
        to: '/post-standard',
        live: false,
      },
    ],
  },
  {
    title: { bg: 'Помощ', de: 'Hilfe', en: 'Help', ru: 'Помощь' },
    links: [
      {
        label: { bg: 'Пишете ни', de: 'Schreib uns', en: 'Contact Us', ru: 'Напишите нам' },
        to: '/contact-us-1',
        live: false,
      },
      { label: { bg: 'Новини', de: 'Neuigkeiten', en: 'Latest News', ru: 'Новости' }, to: '/blog', live: false },
      {
        label: { bg: 'Връщане', de: 'Rückgabe', en: 'Returns', ru: 'Возврат' },
        to: '/account-return-request',
        live: true,
      },
      {
        label: { bg: 'Карта на сайта', de: 'Seitenübersicht', en: 'Our Sitemap', ru: 'Карта сайта' },
        to: '/sitemap',
        live: false,
      },
    ],
  },
  {
    title: { bg: 'Правна информация', de: 'Rechtliches', en: 'Legal', ru: 'Правовая информация' },
    links: [
      { label: { bg: 'Импресум', de: 'Impressum', en: 'Imprint', ru: 'Выходные данные' }, to: '/imprint', live: false },
      {
        label: { bg: 'Защита на данните', de: 'Datenschutz', en: 'GDPR', ru: 'Защита данных' },
        to: '/gdpr',
        live: false,
      },
      { label: { bg: 'Общи условия', de: 'AGB', en: 'Terms & Conditions', ru: 'Условия' }, to: '/terms', live: false },
      {
        label: { bg: 'Поверителност', de: 'Datenschutzerklärung', en: 'Privacy Policy', ru: 'Конфиденциальность' },
        to: '/legal/gdpr',
        live: false,
      },
    ],
  },
]
