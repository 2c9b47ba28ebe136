import { t } from '../texts'
import { block, hero, posts } from './blocks'
import type { PageSeed } from './types'

/** The months of the lists always differ, because their posts were published more than a month apart. */
export const blogArchive: PageSeed = {
  slug: 'blog-archive',
  sitemapSection: 'blog',
  title: t('Архивът на блога', 'Das Archiv des Blogs', 'The blog archive', 'Архив блога'),
  summary: t(
    'Година и нещо от нашия бележник, месец по месец, от последния назад.',
    'Gut ein Jahr aus unserem Notizbuch, Monat für Monat, vom letzten rückwärts.',
    'A year and a bit from our notebook, month by month, latest first.',
    'Год с небольшим из нашей записной книжки, месяц за месяцем, от последнего назад.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      align: 'alignCentre',
      tone: 'toneSunken',
      heading: t('Прелистете назад', 'Blättere zurück', 'Turn back the pages', 'Листаем назад'),
      text: t(
        'Блогът е бележник, а бележниците се четат от края. Тук всеки месец е отделна страничка с това, което тогава ни е занимавало.',
        'Ein Blog ist ein Notizbuch, und Notizbücher liest man von hinten. Jeder Monat ist hier ein eigenes Blatt mit dem, was uns damals beschäftigt hat.',
        'A blog is a notebook, and notebooks are read from the end. Each month here is a leaf of its own with what was on our minds then.',
        'Блог — записная книжка, а их читают с конца. Каждый месяц здесь отдельный листок с тем, что нас тогда занимало.',
      ),
    }),
    posts({
      heading: t('Съвсем наскоро', 'Vor kurzem', 'Quite recently', 'Совсем недавно'),
      intro: t(
        'Тогава в редакцията говорехме само за малкия ред под цената. Иво предложи да го сложим на тениски.',
        'Damals sprach die Redaktion nur über die kleine Zeile unterm Preis. Iwo wollte sie auf T-Shirts drucken.',
        'The office spoke of nothing but the small line under the price. Ivo proposed printing it on T-shirts.',
        'В редакции тогда говорили только о строчке под ценой. Иво предлагал печатать её на футболках.',
      ),
      layout: 'layoutList',
      month: 'month:what-the-small-line-says',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
    }),
    posts({
      heading: t(
        'Когато останахме без списък',
        'Als uns der Zettel fehlte',
        'When we had no list',
        'Когда мы остались без списка',
      ),
      intro: t(
        'Месецът на трите буркана горчица. Единият още стои на прозореца като паметник.',
        'Der Monat der drei Senfgläser. Eines steht noch als Denkmal am Fenster.',
        'The month of the three jars of mustard. One still stands on the window sill as a monument.',
        'Месяц трёх банок горчицы. Одна до сих пор стоит на подоконнике как памятник.',
      ),
      layout: 'layoutList',
      month: 'month:one-week-without-a-list',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSoft',
    }),
    posts({
      heading: t(
        'Когато броихме стъпала',
        'Als wir Stufen zählten',
        'When we counted steps',
        'Когда мы считали ступени',
      ),
      intro: t(
        'Стефан рисуваше графики по салфетките. Сервитьорката му донесе линийка.',
        'Stefan malte Kurven auf Servietten. Die Kellnerin brachte ihm ein Lineal.',
        'Stefan drew charts on napkins. The waitress brought him a ruler.',
        'Стефан рисовал графики на салфетках. Официантка принесла ему линейку.',
      ),
      layout: 'layoutList',
      month: 'month:when-a-discount-is-one',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
    }),
    posts({
      heading: t(
        'Когато миришеше на сладко',
        'Als es nach Marmelade roch',
        'When it smelled of jam',
        'Когда пахло вареньем',
      ),
      intro: t(
        'Петър вареше ягоди в кухнята на офиса. Клавиатурите лепнаха до края на седмицата.',
        'Petar kochte in der Büroküche Erdbeeren ein. Die Tastaturen klebten bis zum Wochenende.',
        'Petar was boiling strawberries in the office kitchen. The keyboards were sticky until the weekend.',
        'Пётр варил клубнику на офисной кухне. Клавиатуры липли до самых выходных.',
      ),
      layout: 'layoutList',
      month: 'month:jam-when-fruit-is-cheap',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSoft',
    }),
    posts({
      heading: t('Когато ходехме пеша', 'Als wir zu Fuß gingen', 'When we went on foot', 'Когда мы ходили пешком'),
      intro: t(
        'Надя износи чифт обувки и ги записа като разход за проучване. Не мина.',
        'Nadja lief ein Paar Schuhe durch und buchte sie als Recherche. Es ging nicht durch.',
        'Nadya wore out a pair of shoes and booked them as research. It was not accepted.',
        'Надя сносила пару ботинок и записала их как расход на исследование. Не прошло.',
      ),
      layout: 'layoutList',
      month: 'month:four-ways-to-the-market',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
    }),
    posts({
      heading: t(
        'Когато броихме бонбони',
        'Als wir Pralinen zählten',
        'When we counted chocolates',
        'Когда мы считали конфеты',
      ),
      intro: t(
        'Обръщахме кутиите и четяхме грамажа на глас. Съдържанието не оцеля.',
        'Wir drehten die Schachteln um und lasen das Gewicht laut vor. Der Inhalt überlebte nicht.',
        'We turned the boxes over and read their weight aloud. The contents did not survive.',
        'Мы переворачивали коробки и вслух читали вес. Содержимое не уцелело.',
      ),
      layout: 'layoutList',
      month: 'month:the-shelf-in-winter',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSoft',
    }),
    posts({
      heading: t('И първата статия', 'Und der erste Text', 'And the very first piece', 'И самый первый текст'),
      intro: t(
        'Започнахме с едно чекмедже, защото под ръка нямаше друго.',
        'Wir fingen mit einer Schublade an, weil nichts anderes zur Hand war.',
        'We began with a drawer, there being nothing else at hand.',
        'Начали с ящика стола, потому что ничего другого под рукой не было.',
      ),
      layout: 'layoutWide',
      month: 'month:paper-that-remembers',
      limit: 1,
    }),
    block(
      'call-to-action',
      {
        heading: t(
          'Търсите точен ден?',
          'Suchst du einen bestimmten Tag?',
          'Looking for a certain day?',
          'Ищете конкретный день?',
        ),
        intro: t(
          'На страницата на блога всичко е подредено едно след друго, с дати.',
          'Auf der Blogseite steht alles hintereinander, mit Datum.',
          'The blog page has it all in one list, with dates.',
          'На странице блога всё идёт подряд, с датами.',
        ),
        links: [{ label: t('Към блога', 'Zum Blog', 'Read the blog', 'К блогу'), to: '/blog' }],
      },
      'toneDeep',
    ),
  ],
}
