import { t } from '../texts'
import { block, hero, posts } from './blocks'
import type { PageSeed } from './types'

export const blogCategory: PageSeed = {
  slug: 'blog-category',
  sitemapSection: 'blog',
  title: t('Блогът по рубрики', 'Der Blog nach Rubriken', 'The blog by category', 'Блог по рубрикам'),
  summary: t(
    'Пет рубрики и по нещо ново от всяка: цени, пазари, кухня, хартия и дом.',
    'Fünf Rubriken und aus jeder etwas Neues: Preise, Märkte, Küche, Papier und Zuhause.',
    'Five categories with something new from each: prices, markets, kitchen, paper and home.',
    'Пять рубрик и что-нибудь новое из каждой: цены, рынки, кухня, бумага и дом.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      tone: 'toneSunken',
      heading: t('Пет чекмеджета', 'Fünf Schubladen', 'Five drawers', 'Пять ящиков'),
      text: t(
        'Всяка статия лежи само в едно от тях. Така знаем къде сме я оставили.',
        'Jeder Text liegt nur in einer davon. So wissen wir, wo wir ihn hingelegt haben.',
        'Every piece lies in just one of them. That is how we know where we put it.',
        'Каждый текст лежит только в одном. Так мы помним, куда его положили.',
      ),
    }),
    posts({
      heading: t(
        'Цени, обяснени бавно',
        'Preise, langsam erklärt',
        'Prices, explained slowly',
        'Цены, объяснённые не спеша',
      ),
      intro: t(
        'За хората, които обръщат опаковката, преди да я сложат в количката.',
        'Für Leute, die eine Packung umdrehen, bevor sie im Wagen landet.',
        'For people who turn a pack over before it goes into the trolley.',
        'Для тех, кто переворачивает упаковку, прежде чем положить в тележку.',
      ),
      layout: 'layoutCards2',
      category: 'post-term:prices',
      limit: 2,
      showsSummaries: false,
      showsTerms: false,
    }),
    posts({
      heading: t('От рафт до сергия', 'Vom Regal zum Stand', 'From shelf to stall', 'От полки до прилавка'),
      intro: t(
        'Места, в които се влиза с торба и се излиза с новини.',
        'Orte, in die man mit einer Tasche hineingeht und aus denen man mit Neuigkeiten herauskommt.',
        'Places one enters with a bag and leaves with the news.',
        'Места, куда входят с сумкой, а выходят с новостями.',
      ),
      layout: 'layoutList',
      category: 'post-term:markets',
      skip: 1,
      limit: 2,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSoft',
    }),
    posts({
      heading: t('Под капака', 'Unter dem Deckel', 'Under the lid', 'Под крышкой'),
      intro: t(
        'Готвене с това, което има, и с онова, което се е надявало да не го забележите.',
        'Kochen mit dem, was da ist, und mit dem, was gehofft hat, übersehen zu werden.',
        'Cooking with what is there, and with what was hoping not to be noticed.',
        'Готовим из того, что есть, и из того, что надеялось остаться незамеченным.',
      ),
      layout: 'layoutCards3',
      category: 'post-term:kitchen',
      skip: 1,
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
    }),
    posts({
      heading: t('Шумоли', 'Es raschelt', 'It rustles', 'Шуршит'),
      intro: t(
        'Как се прави, как звучи и защо не можем да я изхвърлим.',
        'Wie es entsteht, wie es klingt und warum wir es nicht wegwerfen können.',
        'How it is made, what it sounds like, and why we cannot throw it out.',
        'Как её делают, как она звучит и почему рука не поднимается выбросить.',
      ),
      layout: 'layoutHalfImage',
      category: 'post-term:paper',
      skip: 2,
      limit: 2,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSunken',
    }),
    posts({
      heading: t('След касата', 'Nach der Kasse', 'After the till', 'После кассы'),
      intro: t(
        'Какво се случва с покупките, щом вратата се затвори зад вас.',
        'Was mit den Einkäufen geschieht, sobald hinter dir die Tür zufällt.',
        'What becomes of the shopping once the door has closed behind you.',
        'Что бывает с покупками, когда за вами закрылась дверь.',
      ),
      layout: 'layoutWide',
      category: 'post-term:at-home',
      skip: 1,
      limit: 1,
      showsTerms: false,
    }),
    block(
      'call-to-action',
      {
        heading: t(
          'Липсва ви шесто чекмедже?',
          'Fehlt dir eine sechste Schublade?',
          'Missing a sixth drawer?',
          'Не хватает шестого ящика?',
        ),
        intro: t(
          'Кажете ни за какво да пишем. Последния път някой поиска „рубрика за капачки“ и още я обмисляме.',
          'Sag uns, worüber wir schreiben sollen. Zuletzt wünschte sich jemand eine „Rubrik für Deckel“, und wir überlegen noch.',
          'Tell us what to write about. Last time someone asked for “a category for lids”, and we are still considering it.',
          'Скажите, о чём написать. В прошлый раз кто-то попросил «рубрику о крышках», и мы до сих пор думаем.',
        ),
        links: [
          {
            label: t('Предложете тема', 'Thema vorschlagen', 'Suggest a subject', 'Предложить тему'),
            to: '/contact-us-2',
          },
        ],
      },
      'toneDeep',
    ),
  ],
}
