import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { work } from './blocks'
import type { PageSeed } from './types'

export const portfolioDetails5: PageSeed = {
  slug: 'portfolio-details-5',
  sitemapSection: 'portfolios',
  title: t('Домът за един уикенд', 'Zuhause an einem Wochenende', 'A home in a weekend', 'Дом за выходные'),
  summary: t(
    'Серия за хора с бормашина, взета от съседа: седем стаи, по една за всеки уикенд.',
    'Eine Serie für Menschen mit geliehener Bohrmaschine: sieben Zimmer, je ein Wochenende.',
    'A series for people with a borrowed drill: seven rooms, one for each weekend.',
    'Серия для тех, кто одолжил дрель у соседа: семь комнат, по одной на каждые выходные.',
  ),
  blocks: [
    work({
      arrangement: 'details5',
      pictures: [
        { image: 'picture:room', caption: t('Дневната', 'Wohnzimmer', 'The living room', 'Гостиная') },
        { image: 'picture:tools', caption: t('Кутията', 'Der Kasten', 'The box', 'Ящик') },
        { image: 'picture:household', caption: t('Банята', 'Das Bad', 'The bathroom', 'Ванная') },
        {
          image: 'picture:desk',
          caption: t('Кътът за работа', 'Die Arbeitsecke', 'The corner for work', 'Рабочий угол'),
        },
        { image: 'picture:pantry', caption: t('Килерът', 'Die Kammer', 'The larder', 'Кладовка') },
        {
          image: 'picture:leaflets-home',
          caption: t('Цялата серия', 'Die ganze Serie', 'The whole series', 'Вся серия'),
        },
        { image: 'picture:electronics', caption: t('Контактите', 'Die Steckdosen', 'The sockets', 'Розетки') },
      ],
      facts: [
        { label: t('Стаи', 'Zimmer', 'Rooms', 'Комнат'), value: '7' },
        {
          label: t('Бюджет за стая', 'Budget je Zimmer', 'Budget per room', 'Бюджет на комнату'),
          value: t('120\u00a0€', '120\u00a0€', '€120', '120\u00a0€'),
        },
        {
          label: t('Трудност', 'Schwierigkeit', 'Difficulty', 'Сложность'),
          value: t('една бира', 'ein Bier', 'one beer', 'одно пиво'),
        },
        { label: t('Счупени плочки', 'Kaputte Fliesen', 'Broken tiles', 'Разбито плиток'), value: '3' },
      ],
      body: richTexts({
        bg: `### Идеята

Строителният магазин не искаше да продава повече винтове, а да му връщат по-малко. Оказа се, че хората връщат не винта, а страха да го завият.

### Изпълнението

Всяка брошура започва в петък в пет: какво да вземете и какво вече имате. Последната стъпка винаги е една: неделя, 18 часа, „седнете“. Всички продукти в нея са от [същата седмица](/c/hardware).`,
        de: `### Die Idee

Der Baumarkt wollte nicht mehr Schrauben verkaufen, sondern weniger zurückbekommen. Zurück kommt nämlich nicht die Schraube, sondern die Angst vor ihr.

### Die Ausführung

Jeder Prospekt beginnt am Freitag um fünf: was du kaufst und was du schon hast. Der letzte Schritt heißt immer Sonntag, 18 Uhr, „hinsetzen“. Alle Waren darin stammen aus [derselben Woche](/c/hardware).`,
        en: `### The idea

The hardware store did not want to sell more screws. It wanted to get fewer of them back. What people return, it turned out, is not the screw but the fear of it.

### The making

Each brochure begins on Friday at five: what to buy, and what you already have. The last step is always the same: Sunday, six o’clock, “sit down”. Everything in it is from [the same week](/c/hardware).`,
        ru: `### Идея

Строительный магазин хотел не продавать больше шурупов, а реже получать их обратно. Оказалось, возвращают не шуруп, а страх его закрутить.

### Исполнение

Каждая брошюра начинается в пятницу в пять: что купить и что уже есть. Последний шаг всегда один: воскресенье, 18 часов, «сядьте». Все товары в ней из брошюр [той же недели](/c/hardware).`,
      }),
      links: [{ label: t('Всички проекти', 'Alle Arbeiten', 'All our work', 'Все работы'), to: '/portfolio-tiles' }],
    }),
  ],
}
