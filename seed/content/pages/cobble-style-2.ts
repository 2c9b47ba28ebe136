import { t } from '../texts'
import { block, hero } from './blocks'
import type { PageSeed } from './types'

export const cobbleStyle2: PageSeed = {
  slug: 'cobble-style-2',
  sitemapSection: 'galleries',
  layout: 'nofooter',
  title: t(
    'Четири сезона в кошницата',
    'Vier Jahreszeiten im Korb',
    'Four seasons in a basket',
    'Четыре сезона в корзине',
  ),
  summary: t(
    'Кога кое е най-вкусно и най-евтино: календар на продуктите, нареден като паваж от широки и тесни камъни.',
    'Was wann am besten und günstigsten ist: ein Kalender der Lebensmittel, gepflastert mit breiten und schmalen Steinen.',
    'What is best and cheapest when: a calendar of produce, paved with wide and narrow stones.',
    'Что и когда вкуснее и дешевле: календарь продуктов, выложенный широкими и узкими камнями.',
  ),
  blocks: [
    hero({
      align: 'alignCentre',
      tone: 'toneNight',
      heading: t(
        'Четири сезона в кошницата',
        'Vier Jahreszeiten im Korb',
        'Four seasons in a basket',
        'Четыре сезона в корзине',
      ),
      text: t(
        'Ягодата през януари е скъпа снимка на ягода. По-добре я изчакайте.',
        'Eine Erdbeere im Januar ist ein teures Foto von einer Erdbeere. Warte lieber auf sie.',
        'A strawberry in January is an expensive picture of a strawberry. Better wait for it.',
        'Клубника в январе — дорогая фотография клубники. Лучше подождать.',
      ),
    }),
    block(
      'cobble-grid',
      {
        heading: t('Пролет и лято', 'Frühling und Sommer', 'Spring and summer', 'Весна и лето'),
        arrangement: 'arrangement2',
        pictures: [
          {
            image: 'picture:spring',
            caption: t(
              'Април: спанак, яйца, първата ягода',
              'April: Spinat, Eier, die erste Erdbeere',
              'April: spinach, eggs, the first strawberry',
              'Апрель: шпинат, яйца, первая клубника',
            ),
          },
          {
            image: 'picture:garden',
            caption: t('Май на балкона', 'Mai auf dem Balkon', 'May on the balcony', 'Май на балконе'),
          },
          {
            image: 'picture:summer',
            caption: t(
              'Юли: динята под половин евро за кило',
              'Juli: Wassermelone unter einem halben Euro das Kilo',
              'July: watermelon under half a euro a kilo',
              'Июль: арбуз дешевле пол-евро за кило',
            ),
          },
          {
            image: 'picture:picnic',
            caption: t('Август, край реката', 'August am Fluss', 'August by the river', 'Август у реки'),
          },
          {
            image: 'picture:fruit',
            caption: t('Праскови за компот', 'Pfirsiche zum Einmachen', 'Peaches for preserving', 'Персики на компот'),
          },
        ],
      },
      'tonePaper',
    ),
    block(
      'cobble-grid',
      {
        heading: t('Есен и зима', 'Herbst und Winter', 'Autumn and winter', 'Осень и зима'),
        arrangement: 'arrangement2',
        pictures: [
          {
            image: 'picture:autumn',
            caption: t(
              'Октомври: гъби, круши, картофи',
              'Oktober: Pilze, Birnen, Kartoffeln',
              'October: mushrooms, pears, potatoes',
              'Октябрь: грибы, груши, картофель',
            ),
          },
          {
            image: 'picture:jam',
            caption: t(
              'Сладкото вече е затворено',
              'Die Marmelade ist schon zu',
              'The jam is already sealed',
              'Варенье уже закрыто',
            ),
          },
          {
            image: 'picture:soup',
            caption: t('Декември иска супа', 'Der Dezember will Suppe', 'December wants soup', 'Декабрь просит супа'),
          },
          {
            image: 'picture:winter',
            caption: t(
              'Подаръци до двадесет евро',
              'Geschenke bis zwanzig Euro',
              'Presents up to twenty euros',
              'Подарки до двадцати евро',
            ),
          },
          {
            image: 'picture:tea',
            caption: t(
              'Януари: чай и търпение',
              'Januar: Tee und Geduld',
              'January: tea and patience',
              'Январь: чай и терпение',
            ),
          },
        ],
      },
      'toneSunken',
    ),
  ],
}
