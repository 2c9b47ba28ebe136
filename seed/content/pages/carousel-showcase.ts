import { t } from '../texts'
import { block } from './blocks'
import type { PageSeed } from './types'

export const carouselShowcase: PageSeed = {
  slug: 'carousel-showcase',
  sitemapSection: 'galleries',
  title: t('Витрината на седмицата', 'Das Schaufenster der Woche', 'The window of the week', 'Витрина недели'),
  summary: t(
    'Пет идеи за тази седмица на въртележка, която чака, докато я гледате.',
    'Fünf Ideen für diese Woche im Karussell, das wartet, solange du hinsiehst.',
    'Five ideas for this week in a carousel that waits while you look.',
    'Пять идей на эту неделю в карусели, которая ждёт, пока вы смотрите.',
  ),
  blocks: [
    block('carousel-showcase', {
      autoplay: true,
      slides: [
        {
          image: 'picture:picnic',
          heading: t('Пикник без готвене', 'Picknick ohne Kochen', 'A picnic without cooking', 'Пикник без готовки'),
          text: t(
            'Девет неща, които се ядат направо от кошницата.',
            'Neun Dinge, die man direkt aus dem Korb isst.',
            'Nine things to eat straight from the basket.',
            'Девять закусок, которые едят прямо из корзины.',
          ),
        },
        {
          image: 'picture:grill',
          heading: t(
            'Скара до осем вечерта',
            'Grillen bis acht Uhr',
            'A barbecue before eight',
            'Гриль до восьми вечера',
          ),
          text: t(
            'Царевицата се слага първа, гъбите последни.',
            'Der Mais kommt zuerst, die Pilze zuletzt.',
            'Corn goes on first, mushrooms last.',
            'Кукурузу кладут первой, грибы последними.',
          ),
        },
        {
          image: 'picture:cake',
          heading: t('Торта за петък', 'Torte für Freitag', 'A cake for Friday', 'Торт на пятницу'),
          text: t(
            'Нямате повод? Петъкът е повод.',
            'Kein Anlass? Freitag ist Anlass genug.',
            'No occasion? Friday will do.',
            'Нет повода? Пятница — уже повод.',
          ),
        },
        {
          image: 'picture:electronics',
          heading: t(
            'Слушалки, които издържат до края',
            'Kopfhörer, die bis zum Schluss durchhalten',
            'Headphones that last to the end',
            'Наушники, которых хватит до конца',
          ),
          text: t(
            'Сравнете часовете работа на батерията, а не децибелите.',
            'Vergleiche Akkustunden, nicht Dezibel.',
            'Compare hours of battery, not decibels.',
            'Сравнивайте часы работы от батареи, а не децибелы.',
          ),
          label: t('Към електрониката', 'Zur Elektronik', 'See electronics', 'К электронике'),
          to: '/c/electronics',
        },
        {
          image: 'picture:household',
          heading: t('Голямото чистене', 'Der große Hausputz', 'The big clean', 'Большая уборка'),
          text: t(
            'Гъба, кофа и една събота без планове.',
            'Schwamm, Eimer und ein Samstag ohne Pläne.',
            'A sponge, a bucket and a Saturday without plans.',
            'Губка, ведро и суббота без планов.',
          ),
        },
      ],
    }),
    block(
      'carousel',
      {
        heading: t('Без да бърза', 'Ohne Eile', 'In no hurry', 'Без спешки'),
        intro: t(
          'Тази се движи само когато я побутнете.',
          'Dieses bewegt sich nur, wenn du es anstößt.',
          'This one moves only when you push it.',
          'Эта движется, только если её подтолкнуть.',
        ),
        autoplay: false,
        slides: [
          {
            image: 'picture:market-fruit',
            heading: t(
              'Мандарините са тук',
              'Die Mandarinen sind da',
              'The tangerines are here',
              'Мандарины уже здесь',
            ),
            text: t(
              'Първите са кисели, вторите – за децата.',
              'Die ersten sind sauer, die zweiten für die Kinder.',
              'The first are sour, the second for the children.',
              'Первые кислые, вторые — детям.',
            ),
          },
          {
            image: 'picture:pasta',
            heading: t(
              'Вечеря за двадесет минути',
              'Abendessen in zwanzig Minuten',
              'Dinner in twenty minutes',
              'Ужин за двадцать минут',
            ),
            text: t(
              'Водата ще кипне, докато прочетете списъка.',
              'Das Wasser kocht, bis du die Liste gelesen hast.',
              'The water boils while you read the list.',
              'Вода закипит, пока вы читаете список.',
            ),
            label: t('Отворете списъка', 'Liste öffnen', 'Open the list', 'Открыть список'),
            to: '/list',
          },
          {
            image: 'picture:town',
            heading: t('До магазина пеша', 'Zu Fuß ins Geschäft', 'To the shop on foot', 'В магазин пешком'),
            text: t(
              'Двете пресечки са безплатни и без задръствания.',
              'Die zwei Straßenecken kosten nichts, und Stau gibt es auch keinen.',
              'The two blocks are free, and there is no traffic jam.',
              'Два квартала — бесплатно и без пробок.',
            ),
          },
        ],
      },
      'toneSunken',
    ),
  ],
}
