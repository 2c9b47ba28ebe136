import type { Texts } from './types'

type LinkSeed = { label: Texts; to: string }
type ColumnSeed = { title: Texts; links: LinkSeed[] }

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

export const headerShop: LinkSeed = {
  label: { bg: 'Магазин', de: 'Shop', en: 'Shop', ru: 'Магазин' },
  to: '/shop-standard',
}

export const headerMore: LinkSeed & { links: LinkSeed[] } = {
  label: { bg: 'Още страници', de: 'Weitere Seiten', en: 'More pages', ru: 'Другие страницы' },
  to: '/w3menu',
  links: [
    {
      label: {
        bg: 'Цени по видове стоки',
        de: 'Preise nach Warengruppen',
        en: 'Prices by product',
        ru: 'Цены по товарам',
      },
      to: '/prices',
    },
    {
      label: {
        bg: 'Как работят цените',
        de: 'So entstehen die Preise',
        en: 'How prices work',
        ru: 'Как работают цены',
      },
      to: '/how-prices-work',
    },
    { label: { bg: 'Блог', de: 'Blog', en: 'Blog', ru: 'Блог' }, to: '/blog' },
    { label: { bg: 'За нас', de: 'Über uns', en: 'About us', ru: 'О нас' }, to: '/about-us' },
    {
      label: {
        bg: 'Въпроси и отговори',
        de: 'Fragen und Antworten',
        en: 'Questions and answers',
        ru: 'Вопросы и ответы',
      },
      to: '/faqs-1',
    },
    {
      label: { bg: 'Карта на сайта', de: 'Vollständiges Menü', en: 'Full menu', ru: 'Карта сайта' },
      to: '/w3menu',
    },
  ],
}

export const footerColumns: ColumnSeed[] = [
  {
    title: { bg: 'Нови продукти', de: 'Neue Produkte', en: 'Recent products', ru: 'Новые товары' },
    links: [
      {
        label: { bg: 'Памучна риза', de: 'Baumwollhemd', en: 'Cotton shirt', ru: 'Хлопковая рубашка' },
        to: '/post-standard',
      },
      {
        label: { bg: 'Ленен панталон', de: 'Leinenhose', en: 'Linen trousers', ru: 'Льняные брюки' },
        to: '/post-standard',
      },
      {
        label: { bg: 'Вълнен шал', de: 'Wollschal', en: 'Wool scarf', ru: 'Шерстяной шарф' },
        to: '/post-standard',
      },
    ],
  },
  {
    title: { bg: 'Помощ', de: 'Hilfe', en: 'Help', ru: 'Помощь' },
    links: [
      {
        label: { bg: 'Пишете ни', de: 'Schreib uns', en: 'Contact Us', ru: 'Напишите нам' },
        to: '/contact-us-1',
      },
      { label: { bg: 'Желани', de: 'Wunschzettel', en: 'Wishlist', ru: 'Избранное' }, to: '/shop-wishlist' },
      { label: { bg: 'Сравнение', de: 'Vergleich', en: 'Comparison', ru: 'Сравнение' }, to: '/shop-compare' },
      { label: { bg: 'Новини', de: 'Neuigkeiten', en: 'Latest News', ru: 'Новости' }, to: '/blog' },
      {
        label: { bg: 'Връщане', de: 'Rückgabe', en: 'Returns', ru: 'Возврат' },
        to: '/legal/returns',
      },
      {
        label: {
          bg: 'Доставка и плащане',
          de: 'Lieferung und Zahlung',
          en: 'Delivery and payment',
          ru: 'Доставка и оплата',
        },
        to: '/pricing-table',
      },
      {
        label: { bg: 'Рекламации и жалби', de: 'Beschwerden', en: 'Complaints', ru: 'Жалобы' },
        to: '/legal/complaints',
      },
      {
        label: { bg: 'Карта на сайта', de: 'Seitenübersicht', en: 'Our Sitemap', ru: 'Карта сайта' },
        to: '/w3menu',
      },
    ],
  },
  {
    title: { bg: 'Правна информация', de: 'Rechtliches', en: 'Legal', ru: 'Правовая информация' },
    links: [
      { label: { bg: 'Импресум', de: 'Impressum', en: 'Imprint', ru: 'Выходные данные' }, to: '/imprint' },
      {
        label: { bg: 'Защита на данните', de: 'Datenschutz', en: 'GDPR', ru: 'Защита данных' },
        to: '/gdpr',
      },
      { label: { bg: 'Общи условия', de: 'AGB', en: 'Terms & Conditions', ru: 'Условия' }, to: '/terms' },
      {
        label: { bg: 'Поверителност', de: 'Privatsphäre', en: 'Privacy Policy', ru: 'Конфиденциальность' },
        to: '/legal/privacy',
      },
      {
        label: { bg: 'Формуляр за отказ', de: 'Widerrufsformular', en: 'Withdrawal form', ru: 'Форма отказа' },
        to: '/legal/withdrawal-form',
      },
      {
        label: { bg: 'Отзиви', de: 'Bewertungen', en: 'Reviews', ru: 'Отзывы' },
        to: '/legal/reviews',
      },
      {
        label: { bg: 'Достъпност', de: 'Barrierefreiheit', en: 'Accessibility', ru: 'Доступность' },
        to: '/legal/accessibility',
      },
    ],
  },
]
