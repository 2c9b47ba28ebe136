import { t } from '../texts'
import { block, hero, posts } from './blocks'
import type { PageSeed } from './types'

export const blogDark3Column: PageSeed = {
  slug: 'blog-dark-3-column',
  sitemapSection: 'blog',
  title: t('Пазари по тъмно', 'Märkte im Dunkeln', 'Markets before daylight', 'Рынки затемно'),
  summary: t(
    'Всичко за сергии, фурни и магазинчета, което Надя е записала преди изгрев.',
    'Alles über Stände, Bäckereien und kleine Läden, was Nadja vor Sonnenaufgang notiert hat.',
    'Everything about stalls, bakeries and little shops that Nadya noted down before sunrise.',
    'Всё о прилавках, пекарнях и лавках, что Надя записала до рассвета.',
  ),
  blocks: [
    hero({
      size: 'sizeLarge',
      ground: 'groundPicture',
      tone: 'toneNight',
      image: 'picture:market-fruit',
      eyebrow: t('Три колони, тъмно', 'Drei Spalten, dunkel', 'Three columns, dark', 'Три колонки, темно'),
      heading: t('Пазари по тъмно', 'Märkte im Dunkeln', 'Markets before daylight', 'Рынки затемно'),
      text: t(
        'Преди да светне, пазарът мирише най-силно.',
        'Bevor es hell wird, riecht der Markt am stärksten.',
        'A market smells strongest before it gets light.',
        'До рассвета рынок пахнет сильнее всего.',
      ),
    }),
    posts({ layout: 'layoutHalfImage', theme: 'themeDark', category: 'post-term:markets', limit: 1 }),
    posts({
      heading: t('Когато вече е светло', 'Wenn es hell geworden ist', 'Once it is light', 'Когда уже светло'),
      layout: 'layoutCards3',
      theme: 'themeDark',
      category: 'post-term:markets',
      skip: 2,
      limit: 3,
    }),
    block(
      'statistics',
      {
        heading: t(
          'Джобът на Надя след една събота',
          'Nadjas Taschen nach einem Samstag',
          'Nadya’s pockets after a Saturday',
          'Карманы Нади после субботы',
        ),
        intro: t(
          'Преброено на кухненската маса, преди чая. Не е представително за никого освен за нея.',
          'Gezählt am Küchentisch, noch vor dem Tee. Repräsentativ ist das nur für sie selbst.',
          'Counted on the kitchen table before tea. It is representative of nobody but her.',
          'Подсчитано на кухонном столе, до чая. Показательно только для неё самой.',
        ),
        items: [
          {
            value: '6',
            label: t('касови бележки', 'Kassenzettel', 'receipts', 'чеков'),
            note: t(
              'една е за семки',
              'einer ist für Sonnenblumenkerne',
              'one is for sunflower seeds',
              'один за семечки',
            ),
          },
          {
            value: '2',
            label: t('ореха за проба', 'Walnüsse zum Probieren', 'walnuts to try', 'ореха на пробу'),
            note: t('от различни сергии', 'von verschiedenen Ständen', 'from different stalls', 'с разных прилавков'),
          },
          {
            value: '1',
            label: t('телефон на пчелар', 'Nummer eines Imkers', 'beekeeper’s number', 'номер пасечника'),
            note: t('записан върху плик', 'auf eine Tüte geschrieben', 'written on a paper bag', 'записан на пакете'),
          },
        ],
      },
      'toneSunken',
    ),
  ],
}
