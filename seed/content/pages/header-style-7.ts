import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const headerStyle7: PageSeed = {
  slug: 'header-style-7',
  sitemapSection: 'headers',
  headerStyle: '7',
  title: {
    bg: 'Заглавна част 7: разделено меню',
    de: 'Kopfbereich 7: geteiltes Menü',
    en: 'Header 7: a split menu',
    ru: 'Шапка 7: разделённое меню',
  },
  summary: {
    bg: 'Зимен гардероб от дванадесет дрехи, които се носят заедно, с менюто от двете страни на логото.',
    de: 'Eine Wintergarderobe aus zwölf Kleidungsstücken, die alle zueinander passen, mit dem Menü zu beiden Seiten des Logos.',
    en: 'A winter wardrobe of twelve pieces that all go together, with the menu on both sides of the name.',
    ru: 'Зимний гардероб из двенадцати вещей, которые сочетаются между собой, и меню по обе стороны логотипа.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Гардероб без излишъци',
        de: 'Ein Schrank ohne Überfluss',
        en: 'A wardrobe without surplus',
        ru: 'Гардероб без лишнего',
      },
      heading: {
        bg: 'Дванадесет дрехи за цяла зима',
        de: 'Zwölf Kleidungsstücke für einen ganzen Winter',
        en: 'Twelve pieces for a whole winter',
        ru: 'Двенадцать вещей на всю зиму',
      },
      text: {
        bg: 'Модните листовки показват по сто дрехи. Избрахме онези, които се разбират помежду си без спор.',
        de: 'Modeprospekte zeigen hundert Kleidungsstücke. Wir haben die herausgesucht, die sich ohne Streit vertragen.',
        en: 'Fashion leaflets show a hundred pieces. We picked the ones that get on without a quarrel.',
        ru: 'В модных листовках их по сотне. Мы выбрали те, что ладят друг с другом без споров.',
      },
      links: [{ label: { bg: 'Към модата', de: 'Zur Mode', en: 'See fashion', ru: 'К моде' }, to: '/c/fashion' }],
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'toneSunken',
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'Основата', de: 'Die Grundlage', en: 'The base', ru: 'Основа' },
      tone: 'tonePaper',
      body: richTexts({
        bg: `Палто до коляното в тъмен цвят. Пуловер от вълна и един от памук. Две ризи, едната бяла. Дънки, които не стягат, когато седнете, и един панталон за вечер. Това са седем.

Останалите пет са за характера: шал в цвят, който ви кара да се усмихнете, рокля или сако, топли ботуши, обувки за сухо и шапка, от която не се срамувате.`,
        de: `Ein knielanger Mantel in dunkler Farbe. Ein Pullover aus Wolle, einer aus Baumwolle. Zwei Hemden, eines weiß. Jeans, die im Sitzen nicht kneifen, und eine Hose für den Abend. Das sind sieben.

Die übrigen fünf sind für den Charakter: ein Schal in einer Farbe, über die du lächelst, ein Kleid oder Sakko, warme Stiefel, Schuhe für trockene Tage und eine Mütze, für die du dich nicht schämst.`,
        en: `A knee-length coat in a dark colour. One jumper of wool and one of cotton. Two shirts, one white. Jeans that do not pinch when you sit, and trousers for the evening. That makes seven.

The other five are for character: a scarf in a colour that makes you smile, a dress or a jacket, warm boots, shoes for dry days, and a hat you are not ashamed of.`,
        ru: `Пальто до колена тёмного цвета. Один свитер из шерсти и один из хлопка. Две рубашки, одна белая. Джинсы, которые не жмут, когда сидишь, и брюки на вечер. Это уже семь.

Остальные пять — для характера: шарф такого цвета, что хочется улыбнуться, платье или пиджак, тёплые сапоги, туфли для сухой погоды и шапка, за которую не стыдно.`,
      }),
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'Кога да чакате', de: 'Wann man wartet', en: 'When to wait', ru: 'Когда подождать' },
      tone: 'toneSoft',
      body: richTexts({
        bg: `Палтата поевтиняват след Нова година, ботушите през февруари, а вълната почти никога. **Съставът преди марката:** етикетът от вътрешната страна казва повече от онзи отвън.`,
        de: `Mäntel werden nach Neujahr günstiger, Stiefel im Februar und Wolle fast nie. **Stoff vor Marke:** Das Etikett innen sagt mehr als das außen.`,
        en: `Coats get cheaper after New Year, boots in February, and wool hardly ever. **Fabric before brand:** the label inside says more than the one outside.`,
        ru: `Пальто дешевеют после Нового года, сапоги в феврале, а шерсть почти никогда. **Состав важнее марки:** ярлык внутри скажет больше, чем снаружи.`,
      }),
    },
  ],
}
