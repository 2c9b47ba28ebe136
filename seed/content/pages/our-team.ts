import { t } from '../texts'
import { hero, team } from './blocks'
import type { PageSeed } from './types'

export const ourTeam: PageSeed = {
  slug: 'our-team',
  sitemapSection: 'about',
  title: t('Нашият екип', 'Unser Team', 'Our team', 'Наша команда'),
  summary: t(
    'Осем души, които прелистват брошури, сверяват цени, рисуват и програмират, за да е пазаруването по-спокойно.',
    'Acht Menschen, die Prospekte durchblättern, Preise vergleichen, zeichnen und programmieren, damit das Einkaufen ruhiger wird.',
    'Eight people who leaf through brochures, compare prices, draw and program so that shopping becomes calmer.',
    'Восемь человек листают брошюры, сверяют цены, рисуют и программируют, чтобы делать покупки было спокойнее.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      align: 'alignCentre',
      tone: 'toneDeep',
      heading: t(
        'Осем души и един чайник',
        'Acht Menschen und ein Wasserkocher',
        'Eight people and one kettle',
        'Восемь человек и один чайник',
      ),
      text: t(
        'Никой от нас не е машина, макар Иво понякога да звучи така.',
        'Niemand von uns ist eine Maschine, auch wenn Ivo manchmal so klingt.',
        'None of us is a machine, although Ivo sometimes sounds like one.',
        'Никто из нас не машина, хотя Иво иногда и говорит как машина.',
      ),
    }),
    team({
      heading: t('Кой какво прави', 'Wer was macht', 'Who does what', 'Кто чем занят'),
      intro: t(
        'Хората тук са измислени за демонстрацията, както и портретите им.',
        'Die Menschen hier sind für die Demo erfunden, ihre Porträts auch.',
        'The people here are invented for the demonstration, and so are their portraits.',
        'Люди здесь придуманы для демонстрации, как и их портреты.',
      ),
      people: [
        {
          image: 'picture:person-mira',
          name: t('Мира Тодорова', 'Mira Todorowa', 'Mira Todorova', 'Мира Тодорова'),
          role: t('Главен редактор', 'Chefredaktion', 'Editor-in-chief', 'Главный редактор'),
          text: t(
            'Чете всичко на глас. Колегите ѝ носят слушалки.',
            'Liest alles laut. Die anderen tragen Kopfhörer.',
            'Reads everything aloud. The others wear headphones.',
            'Читает всё вслух. Коллеги носят наушники.',
          ),
          links: [
            { label: t('Един ден с Мира', 'Ein Tag mit Mira', 'A day with Mira', 'День с Мирой'), to: '/about-me' },
          ],
        },
        {
          image: 'picture:person-stefan',
          name: t('Стефан Илиев', 'Stefan Iliew', 'Stefan Iliev', 'Стефан Илиев'),
          role: t('Цени', 'Preise', 'Prices', 'Цены'),
          text: t(
            'Знае кога маслото е било най-евтино и защо.',
            'Weiß, wann Butter am günstigsten war, und warum.',
            'Knows when butter was cheapest, and why.',
            'Знает, когда масло стоило дешевле всего, и почему.',
          ),
        },
        {
          image: 'picture:person-ivo',
          name: t('Иво Марков', 'Iwo Markow', 'Ivo Markov', 'Иво Марков'),
          role: t('Търсене', 'Suche', 'Search', 'Поиск'),
          text: t(
            'Научи търсачката, че „mlqko“ е мляко.',
            'Brachte der Suche bei, dass „mlqko“ Milch heißt.',
            'Taught the search that “mlqko” means milk.',
            'Объяснил поиску, что «mlqko» — это молоко.',
          ),
        },
        {
          image: 'picture:person-rumi',
          name: t('Руми Ангелова', 'Rumi Angelowa', 'Rumi Angelova', 'Руми Ангелова'),
          role: t('Рисунки', 'Zeichnungen', 'Drawings', 'Рисунки'),
          text: t(
            'Нарисува супата от нашите страници дванадесет пъти.',
            'Hat die Suppe auf unseren Seiten zwölfmal gezeichnet.',
            'Drew the soup on our pages twelve times.',
            'Нарисовала суп с наших страниц двенадцать раз.',
          ),
        },
        {
          image: 'picture:person-elena',
          name: t('Елена Колева', 'Elena Kolewa', 'Elena Koleva', 'Елена Колева'),
          role: t('Езици', 'Sprachen', 'Languages', 'Языки'),
          text: t(
            'Пита на четири езика дали изречението не може да е по-кратко.',
            'Fragt in vier Sprachen, ob der Satz auch kürzer geht.',
            'Asks in four languages whether the sentence could be shorter.',
            'На четырёх языках спрашивает, нельзя ли сказать короче.',
          ),
        },
        {
          image: 'picture:person-boyan',
          name: t('Боян Христов', 'Bojan Christow', 'Boyan Hristov', 'Боян Христов'),
          role: t('Оформление', 'Gestaltung', 'Design', 'Оформление'),
          text: t(
            'Премахва по една линия на седмица и никой не забелязва.',
            'Streicht jede Woche eine Linie, und niemand merkt es.',
            'Removes one line a week, and nobody notices.',
            'Убирает по одной линии в неделю, и никто не замечает.',
          ),
        },
        {
          image: 'picture:person-nadya',
          name: t('Надя Пенева', 'Nadja Penewa', 'Nadya Peneva', 'Надя Пенева'),
          role: t('Пазари', 'Märkte', 'Markets', 'Рынки'),
          text: t(
            'Всяка събота е на пазара, преди да отвори.',
            'Ist jeden Samstag auf dem Markt, bevor er öffnet.',
            'Is at the market every Saturday before it opens.',
            'Каждую субботу на рынке ещё до открытия.',
          ),
        },
        {
          image: 'picture:person-petar',
          name: t('Петър Стоев', 'Petar Stoew', 'Petar Stoev', 'Пётр Стоев'),
          role: t('Рецепти', 'Rezepte', 'Recipes', 'Рецепты'),
          text: t(
            'Готви обяд само от офертите на седмицата.',
            'Kocht das Mittagessen nur aus Angeboten der Woche.',
            'Cooks lunch only from the week’s offers.',
            'Готовит обед только из того, что на этой неделе есть в предложениях.',
          ),
        },
      ],
    }),
    {
      blockType: 'statistics',
      heading: t('Екипът в числа', 'Das Team in Zahlen', 'The team in numbers', 'Команда в числах'),
      tone: 'toneSunken',
      items: [
        { value: '8', label: t('души', 'Menschen', 'people', 'человек') },
        {
          value: '5',
          label: t('езика на масата за обяд', 'Sprachen am Mittagstisch', 'languages at lunch', 'языков за обедом'),
        },
        { value: '312', label: t('чая на месец', 'Tassen Tee im Monat', 'cups of tea a month', 'чашек чая в месяц') },
        {
          value: '1',
          label: t('котка', 'Katze', 'cat', 'кошка'),
          note: t('казва се Разписка', 'sie heißt Quittung', 'her name is Receipt', 'её зовут Квитанция'),
        },
      ],
    },
    {
      blockType: 'map',
      heading: t('Откъде работим', 'Von wo wir arbeiten', 'Where we work from', 'Откуда мы работаем'),
      intro: t(
        'Офисът е в София, а трима от нас обикалят пазарите в други градове.',
        'Das Büro ist in Sofia, und drei von uns besuchen Märkte in anderen Städten.',
        'The office is in Sofia, and three of us visit the markets of other towns.',
        'Офис в Софии, а трое из нас ездят по рынкам других городов.',
      ),
      tone: 'tonePaper',
      places: [
        {
          name: t('София', 'Sofia', 'Sofia', 'София'),
          text: t(
            'Масата, чайникът и котката.',
            'Der Tisch, der Wasserkocher und die Katze.',
            'The table, the kettle and the cat.',
            'Стол, чайник и кошка.',
          ),
          latitude: 42.698,
          longitude: 23.322,
        },
        {
          name: t('Пловдив', 'Plowdiw', 'Plovdiv', 'Пловдив'),
          text: t(
            'Надя и пазарът в Каршияка.',
            'Nadja und der Markt in Karschijaka.',
            'Nadya and the Karshiyaka market.',
            'Надя и рынок в Каршияке.',
          ),
          latitude: 42.15,
          longitude: 24.75,
        },
        {
          name: t('Варна', 'Warna', 'Varna', 'Варна'),
          text: t(
            'Петър и рибата от ранната лодка.',
            'Petar und der Fisch vom frühen Boot.',
            'Petar and the fish off the early boat.',
            'Пётр и рыба с утренней лодки.',
          ),
          latitude: 43.214,
          longitude: 27.914,
        },
      ],
    },
  ],
}
