import { t } from '../texts'
import { block } from './blocks'
import type { PageSeed } from './types'

export const portfolioSplitSlider: PageSeed = {
  slug: 'portfolio-split-slider',
  sitemapSection: 'portfolios',
  title: t('Преди и след', 'Vorher und nachher', 'Before and after', 'До и после'),
  summary: t(
    'Четири навика, с които истински хора от нашия квартал пазаруват по-евтино.',
    'Vier Gewohnheiten, die Menschen aus unserem Viertel beim Einkaufen Geld gespart haben.',
    'Four habits that made shopping cheaper for real people in our neighbourhood.',
    'Четыре привычки, с которыми люди из нашего квартала стали тратить на покупки меньше.',
  ),
  blocks: [
    block('portfolio-split-slider', {
      works: [
        {
          eyebrow: t(
            'Семейство с три деца',
            'Familie mit drei Kindern',
            'A family with three children',
            'Семья с тремя детьми',
          ),
          heading: t(
            'Четвъртък вместо събота',
            'Donnerstag statt Samstag',
            'Thursday instead of Saturday',
            'Четверг вместо субботы',
          ),
          image: 'picture:basket',
          text: t(
            'Новите оферти започват в четвъртък, а до събота най-доброто е свършило. Кошницата им поевтиня с 18 евро на седмица.',
            'Die neuen Angebote beginnen am Donnerstag, bis Samstag ist das Beste weg. Ihr Korb kostet nun 18 Euro weniger in der Woche.',
            'New offers begin on Thursday, and by Saturday the best are gone. Their basket now costs 18 euros less a week.',
            'Новые предложения начинаются в четверг, а к субботе лучшее уже разобрали. Их корзина подешевела на 18 евро в неделю.',
          ),
          to: '/',
        },
        {
          eyebrow: t('Студент в Русе', 'Student in Russe', 'A student in Ruse', 'Студент из Русе'),
          heading: t('Цената за килограм', 'Der Preis je Kilo', 'The price per kilo', 'Цена за килограмм'),
          image: 'picture:numbers',
          text: t(
            'В три от пет случая голямата опаковка не беше по-евтина. Сега той гледа малкото число под голямото.',
            'Die große Packung war in drei von fünf Fällen nicht günstiger. Jetzt schaut er auf die kleine Zahl unter der großen.',
            'Three times out of five the big pack was no cheaper. Now he looks at the small number beneath the large one.',
            'В трёх случаях из пяти большая упаковка оказалась не дешевле. Теперь он смотрит на маленькое число под большим.',
          ),
          to: '/prices',
        },
        {
          eyebrow: t('Пенсионерка във Варна', 'Rentnerin in Warna', 'A pensioner in Varna', 'Пенсионерка из Варны'),
          heading: t(
            'Един списък, два магазина',
            'Eine Liste, zwei Geschäfte',
            'One list, two shops',
            'Один список, два магазина',
          ),
          image: 'picture:letterbox',
          text: t(
            'Преди обикаляше пет магазина. Списъкът ѝ показа, че третият спестява 40 цента, а автобусът струва повече.',
            'Früher ging sie in fünf Geschäfte. Die Liste zeigte: Das dritte spart 40 Cent, und der Bus kostet mehr.',
            'She used to go round five shops. The list showed that the third saves 40 cents, and the bus costs more.',
            'Раньше она обходила пять магазинов. Список показал: третий экономит 40 центов, а автобус стоит дороже.',
          ),
          to: '/list',
        },
        {
          eyebrow: t('Готвач в Пловдив', 'Koch in Plowdiw', 'A cook in Plovdiv', 'Повар из Пловдива'),
          heading: t(
            'Менюто следва брошурата',
            'Die Karte folgt dem Prospekt',
            'The menu follows the brochure',
            'Меню следует за брошюрой',
          ),
          image: 'picture:pasta',
          text: t(
            'Първо гледа на какво му е сезонът и кое е на добра цена, после пише менюто на дъската. Гостите не забелязаха, касата – да.',
            'Erst schaut er, was Saison hat und günstig ist, dann schreibt er die Karte an die Tafel. Die Gäste merkten nichts, die Kasse schon.',
            'First he looks at what is in season and well priced, then he writes the menu on the board. The guests did not notice; the books did.',
            'Сначала он смотрит, на что сейчас сезон и что продают по хорошей цене, потом пишет меню на доске. Гости не заметили, касса — да.',
          ),
          to: '/collage-style-1',
        },
      ],
    }),
    block(
      'call-to-action',
      {
        heading: t(
          'Вашият навик е следващият',
          'Deine Gewohnheit ist die nächste',
          'Your habit is next',
          'Следующая привычка — ваша',
        ),
        links: [{ label: t('Започнете списък', 'Liste beginnen', 'Start a list', 'Начать список'), to: '/list' }],
      },
      'toneSoft',
    ),
  ],
}
