import { t } from '../texts'
import { block, hero } from './blocks'
import type { PageSeed } from './types'

export const portfolioTiles: PageSeed = {
  slug: 'portfolio-tiles',
  sitemapSection: 'portfolios',
  title: t('Наши проекти', 'Unsere Arbeiten', 'Our work', 'Наши работы'),
  summary: t(
    'Пет брошури и една търсачка, с които се гордеем: как започнаха и какво излезе от тях.',
    'Fünf Prospekte und eine Suche, auf die wir stolz sind: wie sie begannen und was daraus wurde.',
    'Five brochures and one search we are proud of: how they began and what became of them.',
    'Пять брошюр и один поисковик, которыми мы гордимся: с чего они начались и что из них вышло.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      heading: t('Наши проекти', 'Unsere Arbeiten', 'Our work', 'Наши работы'),
      text: t(
        'Изберете плочка: зад нея стои цяла история.',
        'Wähle eine Kachel, dahinter steht eine ganze Geschichte.',
        'Choose a tile: there is a whole story behind it.',
        'Выберите плитку: за ней целая история.',
      ),
    }),
    block('portfolio-tiles', {
      works: [
        {
          heading: t('Пекарна „Зора“', 'Bäckerei „Sora“', 'Zora bakery', 'Пекарня «Зора»'),
          eyebrow: t('Брошура', 'Prospekt', 'Brochure', 'Брошюра'),
          image: 'picture:bakery',
          text: t(
            'Осем страници, които миришат на хляб.',
            'Acht Seiten, die nach Brot riechen.',
            'Eight pages that smell of bread.',
            'Восемь страниц, пахнущих хлебом.',
          ),
          to: '/portfolio-details-1',
        },
        {
          heading: t('Рибният четвъртък', 'Der Fischdonnerstag', 'Fish Thursday', 'Рыбный четверг'),
          eyebrow: t('Кампания', 'Kampagne', 'Campaign', 'Кампания'),
          image: 'picture:fishmonger',
          text: t(
            'Как една сергия си върна опашката.',
            'Wie ein Stand seine Schlange zurückbekam.',
            'How a stall got its queue back.',
            'Как прилавок вернул себе очередь.',
          ),
          to: '/portfolio-details-2',
        },
        {
          heading: t('Каталог за градинари', 'Katalog für Gärtner', 'A gardeners’ catalogue', 'Каталог для садоводов'),
          eyebrow: t('Каталог', 'Katalog', 'Catalogue', 'Каталог'),
          image: 'picture:garden',
          text: t(
            'Страница за всеки месец.',
            'Eine Seite für jeden Monat.',
            'A page for every month.',
            'По странице на месяц.',
          ),
          to: '/portfolio-details-3',
        },
        {
          heading: t('Зимни подаръци', 'Wintergeschenke', 'Winter presents', 'Зимние подарки'),
          eyebrow: t('Сезон', 'Saison', 'Season', 'Сезон'),
          image: 'picture:winter',
          text: t(
            'Без нито един удивителен знак на корицата.',
            'Ohne ein einziges Ausrufezeichen auf dem Titel.',
            'Without a single exclamation mark on the cover.',
            'Без единого восклицательного знака на обложке.',
          ),
          to: '/portfolio-details-4',
        },
        {
          heading: t('Домът за един уикенд', 'Zuhause an einem Wochenende', 'A home in a weekend', 'Дом за выходные'),
          eyebrow: t('Серия', 'Serie', 'Series', 'Серия'),
          image: 'picture:room',
          text: t(
            'Боя, рафт и лампа до неделя вечер.',
            'Farbe, Regal und Lampe bis Sonntagabend.',
            'Paint, shelf and lamp by Sunday evening.',
            'Краска, полка и лампа к воскресному вечеру.',
          ),
          to: '/portfolio-details-5',
        },
        {
          heading: t('Търсене, което чува', 'Eine Suche, die zuhört', 'A search that listens', 'Поиск, который слышит'),
          eyebrow: t('Инструмент', 'Werkzeug', 'Tool', 'Инструмент'),
          image: 'picture:phone',
          text: t(
            '„Krastavica“ вече не остава без отговор.',
            '„Krastavica“ bleibt nicht mehr ohne Antwort.',
            '“Krastavica” no longer goes unanswered.',
            '«Krastavica» больше не остаётся без ответа.',
          ),
          to: '/search',
        },
      ],
    }),
  ],
}
