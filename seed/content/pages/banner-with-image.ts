import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { hero, media } from './blocks'
import type { PageSeed } from './types'

export const bannerWithImage: PageSeed = {
  slug: 'banner-with-image',
  sitemapSection: 'banners',
  title: t('Супа за цялата улица', 'Suppe für die ganze Straße', 'Soup for the whole street', 'Суп на всю улицу'),
  summary: t(
    'Рецепта за двадесет души от продукти в промоция, с една тенджера и много гости.',
    'Ein Rezept für zwanzig Personen aus lauter Angeboten, mit einem Topf und vielen Gästen.',
    'A recipe for twenty made from special offers, with one pot and many guests.',
    'Рецепт на двадцать человек из продуктов по акции: одна кастрюля и много гостей.',
  ),
  blocks: [
    hero({
      size: 'sizeLarge',
      ground: 'groundPicture',
      image: 'picture:soup',
      heading: t('Супа за цялата улица', 'Suppe für die ganze Straße', 'Soup for the whole street', 'Суп на всю улицу'),
      text: t(
        'Двадесет купи, 14 евро, един съсед с голяма тенджера.',
        'Zwanzig Schüsseln, 14 Euro, ein Nachbar mit großem Topf.',
        'Twenty bowls, 14 euros, one neighbour with a big pot.',
        'Двадцать мисок, 14 евро, один сосед с большой кастрюлей.',
      ),
    }),
    media({
      arrangement: 'pictureLeft',
      image: 'picture:vegetables',
      heading: t('Продуктите', 'Die Zutaten', 'What you need', 'Продукты'),
      body: richTexts({
        bg: `- 3 кг картофи
- 2 кг моркови
- 1 кг лук
- 5 скилидки чесън
- 1,5 кг бяла риба, почистена
- зехтин, девисил, сол

Рибата е най-скъпа, затова денят на супата се избира по нея: вижте кога я има в [брошурите](/c/supermarket).`,
        de: `- 3 kg Kartoffeln
- 2 kg Karotten
- 1 kg Zwiebeln
- 5 Zehen Knoblauch
- 1,5 kg weißer Fisch, geputzt
- Olivenöl, Liebstöckel, Salz

Der Fisch ist das Teuerste, also bestimmt er den Suppentag: Sieh nach, wann er in den [Prospekten](/c/supermarket) steht.`,
        en: `- 3 kg potatoes
- 2 kg carrots
- 1 kg onions
- 5 cloves of garlic
- 1.5 kg white fish, cleaned
- olive oil, lovage, salt

Fish costs most, so it decides the day of the soup: see when it is in the [brochures](/c/supermarket).`,
        ru: `- 3 кг картофеля
- 2 кг моркови
- 1 кг лука
- 5 зубчиков чеснока
- 1,5 кг белой рыбы, чищеной
- оливковое масло, любисток, соль

Дороже всего рыба, она и определяет день супа: посмотрите, когда она есть в [брошюрах](/c/supermarket).`,
      }),
    }),
    media({
      arrangement: 'pictureRight',
      image: 'picture:person-petar',
      heading: t('Приготвянето', 'Die Zubereitung', 'Method', 'Приготовление'),
      tone: 'toneSunken',
      body: richTexts({
        bg: `1. Лукът и чесънът се задушават, без да потъмняват.
2. Картофите и морковите се режат на едро, за да има какво да се дъвче. Заливат се с шест литра вода.
3. Рибата се слага последна и се вари осем минути, не девет.
4. Девисилът се слага в купите, за да стигне ароматът му до всеки.`,
        de: `1. Zwiebeln und Knoblauch dünsten, ohne dass sie Farbe annehmen.
2. Kartoffeln und Karotten grob schneiden, damit es etwas zu kauen gibt. Mit sechs Litern Wasser auffüllen.
3. Der Fisch kommt zuletzt hinein und gart acht Minuten, nicht neun.
4. Den Liebstöckel in die Schüsseln geben, damit er für jeden einzeln duftet.`,
        en: `1. Soften the onions and garlic without colouring them.
2. Cut the potatoes and carrots into large pieces, so that there is something to chew. Cover with six litres of water.
3. The fish goes in last and cooks for eight minutes, not nine.
4. Put the lovage into the bowls, so that each guest can smell it.`,
        ru: `1. Лук и чеснок потушить, не подрумянивая.
2. Картофель и морковь нарезать крупно, чтобы было что жевать. Залить шестью литрами воды.
3. Рыба идёт последней и варится восемь минут, не девять.
4. Любисток класть в миски, чтобы его аромат достался каждому.`,
      }),
    }),
  ],
}
