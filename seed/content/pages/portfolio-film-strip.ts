import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { block, text } from './blocks'
import type { PageSeed } from './types'

export const portfolioFilmStrip: PageSeed = {
  slug: 'portfolio-film-strip',
  sitemapSection: 'portfolios',
  title: t('Един ден на лента', 'Ein Tag auf Film', 'One day on film', 'Один день на плёнке'),
  summary: t(
    'От първата щайга до последната касова бележка: дванадесет часа в един магазин, кадър по кадър.',
    'Von der ersten Kiste bis zum letzten Bon: zwölf Stunden in einem Geschäft, Bild für Bild.',
    'From the first crate to the last receipt: twelve hours in a shop, frame by frame.',
    'От первого ящика до последнего чека: двенадцать часов в магазине, кадр за кадром.',
  ),
  blocks: [
    block(
      'portfolio-film-strip',
      {
        works: [
          {
            heading: t('Щайгите пристигат', 'Die Kisten kommen', 'The crates arrive', 'Привозят ящики'),
            eyebrow: '06:10',
            image: 'picture:delivery',
          },
          {
            heading: t('Рафтовете се пълнят', 'Die Regale füllen sich', 'The shelves fill up', 'Полки наполняются'),
            eyebrow: '07:00',
            image: 'picture:dairy',
          },
          {
            heading: t(
              'Първият клиент иска само кифла',
              'Der erste Kunde will nur ein Hörnchen',
              'The first customer only wants a croissant',
              'Первый покупатель хочет только рогалик',
            ),
            eyebrow: '08:02',
            image: 'picture:breakfast',
          },
          {
            heading: t('Наплив при доматите', 'Andrang bei den Tomaten', 'A rush at the tomatoes', 'Толпа у помидоров'),
            eyebrow: '11:30',
            image: 'picture:market-vegetables',
          },
          {
            heading: t('Обяд зад касата', 'Mittag hinter der Kasse', 'Lunch behind the till', 'Обед за кассой'),
            eyebrow: '13:15',
            image: 'picture:salad',
          },
          {
            heading: t(
              'Децата след училище',
              'Die Kinder nach der Schule',
              'The children after school',
              'Дети после школы',
            ),
            eyebrow: '16:40',
            image: 'picture:toys',
          },
          {
            heading: t('Последната количка', 'Der letzte Wagen', 'The last trolley', 'Последняя тележка'),
            eyebrow: '20:55',
            image: 'picture:trolley',
          },
        ],
      },
      'tonePaper',
    ),
    text({
      heading: t('Как е заснето', 'Wie es entstand', 'How it was made', 'Как это сделано'),
      tone: 'toneSunken',
      body: richTexts({
        bg: 'Не с фотоапарат. Боян седеше от шест сутринта на едно столче до кантара и скицираше. Единственото, което хората го питаха, беше дали работи втората каса.',
        de: 'Nicht mit einer Kamera. Bojan saß ab sechs Uhr früh auf einem Hocker neben der Waage und skizzierte. Gefragt wurde er nur, ob die zweite Kasse offen sei.',
        en: 'Not with a camera. Boyan sat on a stool by the scales from six in the morning and sketched. The only thing people asked him was whether the second till was open.',
        ru: 'Не фотоаппаратом. Боян с шести утра сидел на табурете у весов и делал наброски. Спрашивали его только, открыта ли вторая касса.',
      }),
    }),
  ],
}
