import { t } from '../texts'
import { block, hero } from './blocks'
import type { PageSeed } from './types'

export const masonryGrid: PageSeed = {
  slug: 'masonry-grid',
  sitemapSection: 'galleries',
  title: t('Една седмица на пазара', 'Eine Woche auf dem Markt', 'A week at the market', 'Неделя на рынке'),
  summary: t(
    'Рисувани бележки от сергиите, подредени като камъни в зид: всяка картинка е със своя височина.',
    'Gezeichnete Notizen von den Ständen, geschichtet wie die Steine einer Mauer: Jedes Bild hat seine eigene Höhe.',
    'Drawn notes from the stalls, laid like the stones of a wall: each picture has its own height.',
    'Рисованные заметки с прилавков, сложенные, как камни в стене: у каждой картинки своя высота.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneSunken',
      eyebrow: t('Из тетрадката на Надя', 'Aus Nadjas Heft', 'From Nadya’s notebook', 'Из тетради Нади'),
      heading: t('Една седмица на пазара', 'Eine Woche auf dem Markt', 'A week at the market', 'Неделя на рынке'),
      text: t(
        'От понеделник, когато сергиите са полупразни, до събота, когато няма къде да се стъпи.',
        'Vom Montag, an dem die Stände halb leer sind, bis zum Samstag, an dem kaum ein Durchkommen ist.',
        'From Monday, when the stalls are half empty, to Saturday, when there is no room to stand.',
        'С понедельника, когда прилавки полупустые, до субботы, когда яблоку негде упасть.',
      ),
    }),
    block('masonry-grid', {
      columns: 'columns3',
      pictures: [
        {
          image: 'picture:market-vegetables',
          caption: t(
            'Понеделник: последните полски домати',
            'Montag: die letzten Freilandtomaten',
            'Monday: the last field tomatoes',
            'Понедельник: последние грунтовые помидоры',
          ),
        },
        {
          image: 'picture:garden',
          caption: t(
            'Вторник: разсад за балкона',
            'Dienstag: Setzlinge für den Balkon',
            'Tuesday: seedlings for the balcony',
            'Вторник: рассада для балкона',
          ),
        },
        {
          image: 'picture:dairy',
          caption: t(
            'В сряда идва млекарят от Смолян',
            'Am Mittwoch kommt der Milchmann aus Smoljan',
            'On Wednesday the dairyman comes from Smolyan',
            'В среду приезжает молочник из Смоляна',
          ),
        },
        {
          image: 'picture:pantry',
          caption: t(
            'Буркани, които бабите броят един по един',
            'Gläser, die Großmütter einzeln zählen',
            'Jars that grandmothers count one by one',
            'Банки, которые бабушки считают поштучно',
          ),
        },
        {
          image: 'picture:salad',
          caption: t(
            'Обяд от три сергии',
            'Mittagessen von drei Ständen',
            'Lunch from three stalls',
            'Обед с трёх прилавков',
          ),
        },
        {
          image: 'picture:fishmonger',
          caption: t(
            'Четвъртък: рибата свършва в девет',
            'Donnerstag: Um neun ist der Fisch weg',
            'Thursday: the fish is gone by nine',
            'Четверг: рыба кончается к девяти',
          ),
        },
        {
          image: 'picture:fruit',
          caption: t(
            'Петък: плодове на щайги',
            'Freitag: Obst kistenweise',
            'Friday: fruit by the crate',
            'Пятница: фрукты ящиками',
          ),
        },
        {
          image: 'picture:bakery',
          caption: t(
            'В събота от ъгъла мирише на хляб',
            'Am Samstag riecht es von der Ecke her nach Brot',
            'On Saturday the smell of bread comes from the corner',
            'В субботу с угла пахнет хлебом',
          ),
        },
        {
          image: 'picture:trolley',
          caption: t(
            'Неделя: почивка и равносметка',
            'Sonntag: Pause und Bilanz',
            'Sunday: a rest and a reckoning',
            'Воскресенье: отдых и подведение итогов',
          ),
        },
      ],
    }),
    block(
      'call-to-action',
      {
        heading: t('Същото, но по-евтино', 'Dasselbe, nur günstiger', 'The same, but cheaper', 'То же, но дешевле'),
        intro: t(
          'Пазарските продукти от брошурите на тази седмица.',
          'Marktware aus den Prospekten dieser Woche.',
          'Market produce from this week’s brochures.',
          'Рыночные продукты из брошюр этой недели.',
        ),
        links: [{ label: t('Към цените', 'Zu den Preisen', 'See prices', 'К ценам'), to: '/prices' }],
      },
      'toneDeep',
    ),
  ],
}
