import { t } from '../texts'
import { block, wholePost } from './blocks'
import type { PageSeed } from './types'

export const postLink: PageSeed = {
  slug: 'post-link',
  sitemapSection: 'posts',
  title: t(
    'Една връзка си струва',
    'Ein Link, der sich lohnt',
    'One link worth following',
    'Одна ссылка, которая того стоит',
  ),
  summary: t(
    'Понякога най-доброто, което можем да напишем, е адресът на някой друг.',
    'Manchmal ist das Beste, was wir schreiben können, die Adresse von jemand anderem.',
    'Sometimes the best thing we can write is somebody else’s address.',
    'Иногда лучшее, что мы можем написать, — это чужой адрес.',
  ),
  blocks: [
    wholePost('prices-anyone-may-read'),
    block(
      'call-to-action',
      {
        heading: t(
          'Същите числа, но подредени',
          'Dieselben Zahlen, nur geordnet',
          'The same numbers, but sorted',
          'Те же числа, но по порядку',
        ),
        intro: t(
          'Ако таблиците не са любимото ви четиво, ние вече ги прегледахме. Изберете стока и вижте къде колко струва, с цената за килограм и с деня, от който е тя.',
          'Wenn du Tabellen nicht gern liest: Wir haben sie schon durchgesehen. Wähle eine Ware und sieh, was sie wo kostet, mit dem Preis je Kilo und dem Tag der Angabe.',
          'If tables are not your kind of reading, we have gone through them already. Choose an item and see what it costs where, with the price per kilo and the day it was reported.',
          'Если вы не любите читать таблицы, мы их уже просмотрели. Выберите товар и посмотрите, где сколько он стоит, с ценой за килограмм и днём, к которому она относится.',
        ),
        links: [
          { label: t('Към цените', 'Zu den Preisen', 'See prices', 'К ценам'), to: '/prices' },
          {
            label: t('Как ги смятаме', 'Wie wir rechnen', 'How we calculate', 'Как мы считаем'),
            to: '/how-prices-work',
          },
        ],
      },
      'toneDeep',
    ),
  ],
}
