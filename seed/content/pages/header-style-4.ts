import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const headerStyle4: PageSeed = {
  slug: 'header-style-4',
  sitemapSection: 'headers',
  headerStyle: '4',
  title: {
    bg: 'Заглавна част 4: върху банера',
    de: 'Kopfbereich 4: auf dem Banner',
    en: 'Header 4: on the banner',
    ru: 'Шапка 4: поверх баннера',
  },
  summary: {
    bg: 'Раница за един ден в планината, събрана от три брошури, под меню, което не закрива гледката.',
    de: 'Ein Rucksack für einen Tag in den Bergen, aus drei Prospekten gepackt, unter einem Menü, das die Aussicht frei lässt.',
    en: 'A rucksack for a day in the mountains, packed from three brochures, under a menu that leaves the view alone.',
    ru: 'Рюкзак на день в горах, собранный по трём брошюрам, под меню, которое не заслоняет вид.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'Един ден навън', de: 'Ein Tag draußen', en: 'A day outdoors', ru: 'День на воздухе' },
      heading: {
        bg: 'До хижата и обратно',
        de: 'Zur Hütte und zurück',
        en: 'To the hut and back',
        ru: 'До приюта и обратно',
      },
      text: {
        bg: 'Горе няма магазин, а чешмата през ноември е замръзнала. Каквото не сте взели, или не ви трябва, или много ще ви липсва.',
        de: 'Oben gibt es kein Geschäft, und der Brunnen ist im November zugefroren. Was du nicht mitnimmst, brauchst du entweder nicht, oder es wird dir sehr fehlen.',
        en: 'There is no shop up there, and in November the spring is frozen. What you have not brought you either do not need or will miss a great deal.',
        ru: 'Наверху магазина нет, а родник в ноябре замёрз. Чего вы не взяли, то либо не нужно, либо его будет очень не хватать.',
      },
      links: [
        {
          label: { bg: 'Какво да сложите', de: 'Was hineingehört', en: 'What goes in', ru: 'Что положить' },
          to: '/list',
        },
      ],
      size: 'sizeLarge',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneDeep',
    },
    {
      blockType: 'rich-text',
      heading: {
        bg: 'Пет килограма, не повече',
        de: 'Fünf Kilo, nicht mehr',
        en: 'Five kilos, no more',
        ru: 'Пять килограммов, не больше',
      },
      intro: {
        bg: 'Ето раницата, която трима от нас носиха миналата неделя и в която нищо не остана неизползвано.',
        de: 'Das ist der Rucksack, den drei von uns am letzten Sonntag trugen und in dem nichts unbenutzt blieb.',
        en: 'This is the rucksack that three of us carried last Sunday, and nothing in it went unused.',
        ru: 'Вот рюкзак, который трое из нас несли в прошлое воскресенье, и ничего в нём не осталось без дела.',
      },
      tone: 'tonePaper',
      body: richTexts({
        bg: `- **Термос с чай**, литър и половина: топлото е половин обяд.
- **Хляб, сирене, две ябълки** на човек. Шоколадът е за последния час.
- **Сухи чорапи** в найлонова торба. Торбата после служи за боклука.
- **Дъждобран и шапка**, дори при слънце на паркинга.
- **Аптечка**: лепенки, бинт, обезболяващо. Проверете срока на годност вкъщи, не на пътеката.`,
        de: `- **Eine Thermosflasche Tee**, anderthalb Liter: Warmes ist ein halbes Mittagessen.
- **Brot, Käse, zwei Äpfel** für jeden. Die Schokolade ist für die letzte Stunde.
- **Trockene Socken** in einem Beutel. Der Beutel nimmt später den Müll.
- **Regenjacke und Mütze**, auch wenn auf dem Parkplatz die Sonne scheint.
- **Verbandszeug**: Pflaster, Binde, Schmerzmittel. Prüfe das Verfallsdatum zu Hause, nicht unterwegs.`,
        en: `- **A flask of tea**, a litre and a half: warmth is half a lunch.
- **Bread, cheese, two apples** each. The chocolate is for the last hour.
- **Dry socks** in a bag. The bag takes the rubbish afterwards.
- **A raincoat and a hat**, even if the car park is sunny.
- **First aid**: plasters, a bandage, a painkiller. Check the dates at home, not on the path.`,
        ru: `- **Термос с чаем**, полтора литра: тепло заменяет половину обеда.
- **Хлеб, сыр, два яблока** на человека. Шоколад — на последний час.
- **Сухие носки** в пакете. Потом пакет послужит для мусора.
- **Дождевик и шапка**, даже если на стоянке солнце.
- **Аптечка**: пластыри, бинт, обезболивающее. Срок годности проверяйте дома, а не на тропе.`,
      }),
    },
  ],
}
