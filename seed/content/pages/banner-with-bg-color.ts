import { t } from '../texts'
import { block, hero } from './blocks'
import type { PageSeed } from './types'

export const bannerWithBgColor: PageSeed = {
  slug: 'banner-with-bg-color',
  sitemapSection: 'banners',
  title: t('Нашите цветове', 'Unsere Farben', 'Our colours', 'Наши цвета'),
  summary: t(
    'Защо страницата е с цвят на хартия, а цената – на домат: петте фона и за какво служат.',
    'Warum die Seite papierfarben und der Preis tomatenrot ist: die fünf Hintergründe und ihr Zweck.',
    'Why the page is the colour of paper and the price that of a tomato: five backgrounds and their purpose.',
    'Почему страница цвета бумаги, а цена цвета помидора: пять фонов и для чего они.',
  ),
  blocks: [
    hero({
      size: 'sizeMedium',
      align: 'alignCentre',
      tone: 'toneDeep',
      eyebrow: t('Тъмнозелено', 'Dunkelgrün', 'Dark green', 'Тёмно-зелёный'),
      heading: t(
        'Един цвят за всичко, което се натиска',
        'Eine Farbe für alles, was man antippen kann',
        'One colour for everything you can press',
        'Один цвет для всего, что нажимают',
      ),
      text: t(
        'Зеленото на стъклена бутилка. Смесихме го за един следобед и оттогава не сме го пипали.',
        'Das Grün einer Glasflasche. Wir haben es an einem Nachmittag gemischt und seither nicht mehr angerührt.',
        'The green of a glass bottle. We mixed it in one afternoon and have not touched it since.',
        'Зелёный, как стеклянная бутылка. Смешали его за полдня и больше не трогали.',
      ),
    }),
    hero({
      size: 'sizeSmall',
      tone: 'toneSunken',
      eyebrow: t('По-тъмна хартия', 'Dunkleres Papier', 'Darker paper', 'Бумага темнее'),
      heading: t(
        'Масата под брошурата',
        'Der Tisch unter dem Prospekt',
        'The table under the brochure',
        'Стол под брошюрой',
      ),
      text: t(
        'Кориците крещят достатъчно. Под тях лежи нещо, което мълчи.',
        'Die Titel sind laut genug. Unter ihnen liegt etwas, das schweigt.',
        'Covers are loud enough. Beneath them lies something that is silent.',
        'Обложки и так кричат. Под ними лежит то, что молчит.',
      ),
    }),
    hero({
      size: 'sizeSmall',
      tone: 'toneSoft',
      align: 'alignCentre',
      eyebrow: t('Светлозелено', 'Hellgrün', 'Light green', 'Светло-зелёный'),
      heading: t(
        'За онова, което ви засяга лично',
        'Für das, was nur dir gehört',
        'For what is yours alone',
        'Для того, что касается лично вас',
      ),
      text: t(
        'Отметнатото, следеното, запазеното: щом е ваше, стои върху това зелено.',
        'Angehakt, beobachtet, gemerkt: Was dir gehört, steht auf diesem Grün.',
        'Ticked, followed, saved: what is yours stands on this green.',
        'Отмеченное, отслеживаемое, сохранённое: всё ваше — на этом зелёном фоне.',
      ),
    }),
    hero({
      size: 'sizeMedium',
      tone: 'toneNight',
      eyebrow: t('Почти черно', 'Fast schwarz', 'Nearly black', 'Почти чёрный'),
      heading: t(
        'Нощем никой не иска бяло',
        'Nachts will niemand Weiß',
        'Nobody wants white at night',
        'Ночью никто не хочет белого',
      ),
      text: t(
        'Тъмното е топло, с капка кафе вътре. Чисто черно нямаме никъде.',
        'Das Dunkel ist warm, mit einem Tropfen Kaffee darin. Reines Schwarz gibt es nirgends.',
        'The dark is warm, with a drop of coffee in it. There is no pure black anywhere.',
        'Тёмное у нас тёплое, с каплей кофе. Чистого чёрного нет нигде.',
      ),
      links: [
        {
          label: t('Към страницата за нас', 'Zu „Über uns“', 'About us', 'К странице о нас'),
          to: '/about-us',
        },
      ],
    }),
    block('logos', {
      heading: t('И цветовете на другите', 'Und die Farben der anderen', 'And the colours of others', 'И цвета других'),
      intro: t(
        'Всяка категория идва със свои.',
        'Jede Kategorie bringt eigene mit.',
        'Each category brings its own.',
        'У каждой категории свои.',
      ),
      items: [
        { name: t('Храна', 'Lebensmittel', 'Food', 'Еда'), image: 'picture:salad', to: '/c/supermarket' },
        { name: t('Аптеки', 'Apotheken', 'Pharmacies', 'Аптеки'), image: 'picture:pharmacy', to: '/c/pharmacy' },
        { name: t('Играчки', 'Spielzeug', 'Toys', 'Игрушки'), image: 'picture:toys', to: '/c/toys' },
        { name: t('Мода', 'Mode', 'Fashion', 'Мода'), image: 'picture:wardrobe', to: '/c/fashion' },
        { name: t('Мебели', 'Möbel', 'Furniture', 'Мебель'), image: 'picture:room', to: '/c/furniture' },
      ],
    }),
  ],
}
