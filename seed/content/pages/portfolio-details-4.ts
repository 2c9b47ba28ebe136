import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { work } from './blocks'
import type { PageSeed } from './types'

export const portfolioDetails4: PageSeed = {
  slug: 'portfolio-details-4',
  sitemapSection: 'portfolios',
  title: t('Зимни подаръци', 'Wintergeschenke', 'Winter presents', 'Зимние подарки'),
  summary: t(
    'Празнична брошура без викане и без бързане: как забранихме думата „последен“.',
    'Ein Festprospekt ohne Geschrei und Eile: wie wir das Wort „letzte“ verboten.',
    'A festive brochure without shouting or haste: how we banned the word “last”.',
    'Праздничная брошюра без крика и спешки: как мы запретили слово «последний».',
  ),
  blocks: [
    work({
      arrangement: 'details4',
      body: richTexts({
        bg: `През ноември всички викат. Магазинът за играчки „Лост“ искаше да шепне.

Написахме три правила на стената. Нито веднъж „последен шанс“. Нито една снимка на дете, което получава подарък – само на неща, които могат да се подарят. И цена, която през януари няма да ни засрами.`,
        de: `Im November rufen alle. Das Spielzeuggeschäft „Lost“ wollte flüstern.

Wir schrieben drei Regeln an die Wand. Kein einziges Mal „letzte Chance“. Kein Bild eines beschenkten Kindes, nur Dinge zum Schenken. Und ein Preis, für den wir uns im Januar nicht schämen.`,
        en: `In November everybody shouts. The toyshop Lost wanted to whisper.

We wrote three rules on the wall. Not once “last chance”. No picture of a child being given something, only of things that can be given. And a price we will not be ashamed of in January.`,
        ru: `В ноябре все кричат. Магазин игрушек «Лост» захотел говорить шёпотом.

На стене появились три правила. Ни разу «последний шанс». Ни одного снимка ребёнка с подарком, только вещи, которые можно подарить. И цена, за которую в январе не будет стыдно.`,
      }),
      pictures: [
        {
          image: 'picture:toys',
          caption: t(
            'Подредихме играчките по това колко шум вдигат. Най-тихите са на първа страница.',
            'Wir ordneten die Spielsachen nach Lautstärke. Die leisesten stehen auf Seite eins.',
            'We ordered the toys by the noise they make. The quietest are on page one.',
            'Мы расставили игрушки по громкости. Самые тихие — на первой странице.',
          ),
        },
        {
          image: 'picture:winter',
          caption: t(
            'Корицата светеше в синьо цяла нощ, докато Руми намери правилния тон на снега.',
            'Der Titel leuchtete eine Nacht lang blau, bis Rumi den richtigen Ton für den Schnee fand.',
            'The cover glowed blue all night until Rumi found the right shade for the snow.',
            'Обложка всю ночь светилась синим, пока Руми подбирала оттенок снега.',
          ),
        },
        {
          image: 'picture:delivery',
          caption: t(
            'Последна страница: докога пристига пакетът. Тя беше най-четената.',
            'Letzte Seite: bis wann das Paket kommt. Sie wurde am meisten gelesen.',
            'The final page says when the parcel will arrive. It was read more than any other.',
            'Последняя страница: когда придёт посылка. Её читали чаще всего.',
          ),
        },
      ],
      facts: [
        { label: t('Удивителни знаци', 'Ausrufezeichen', 'Exclamation marks', 'Восклицательных знаков'), value: '0' },
        {
          label: t('Върнати подаръци', 'Zurückgegeben', 'Presents returned', 'Возвращено'),
          value: t('2\u00a0%', '2\u00a0%', '2%', '2\u00a0%'),
        },
        {
          label: t('Писма от баби', 'Briefe von Großmüttern', 'Letters from grandmothers', 'Писем от бабушек'),
          value: '14',
        },
        { label: t('От родители', 'Von Eltern', 'From parents', 'От родителей'), value: '1' },
      ],
      links: [{ label: t('Играчките днес', 'Spielzeug heute', 'Toys today', 'Игрушки сегодня'), to: '/c/toys' }],
    }),
  ],
}
