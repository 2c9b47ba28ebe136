import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const footerStyle3: PageSeed = {
  slug: 'footer-style-3',
  sitemapSection: 'footers',
  footerStyle: '3',
  title: {
    bg: 'Долна част 3: тъмна, с голям надпис',
    de: 'Fußbereich 3: dunkel, mit großem Satz',
    en: 'Footer 3: dark, with a large line',
    ru: 'Подвал 3: тёмный, с крупной надписью',
  },
  summary: {
    bg: 'Кино в хола: колко голям екран ви трябва, откъде идва звукът и кога се гасят лампите.',
    de: 'Kino im Wohnzimmer: wie groß der Bildschirm sein soll, woher der Ton kommt und wann das Licht ausgeht.',
    en: 'Cinema in the living room: how large a screen you need, where the sound comes from, and when the lights go out.',
    ru: 'Кино в гостиной: какой экран вам нужен, откуда идёт звук и когда гасить свет.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Петък, осем и половина',
        de: 'Freitag, halb neun',
        en: 'Friday, half past eight',
        ru: 'Пятница, половина девятого',
      },
      heading: { bg: 'Изгасете лампата', de: 'Mach das Licht aus', en: 'Turn off the lamp', ru: 'Погасите лампу' },
      text: {
        bg: 'Най-доброто подобрение на картината е безплатно и е на стената до вратата.',
        de: 'Die beste Verbesserung des Bildes kostet nichts und sitzt an der Wand neben der Tür.',
        en: 'The best improvement to the picture is free and sits on the wall by the door.',
        ru: 'Лучший способ улучшить картинку бесплатен и находится на стене у двери.',
      },
      size: 'sizeLarge',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneNight',
    },
    {
      blockType: 'rich-text',
      heading: {
        bg: 'Три числа преди покупка',
        de: 'Drei Zahlen vor dem Kauf',
        en: 'Three numbers before you buy',
        ru: 'Три числа перед покупкой',
      },
      tone: 'toneNight',
      body: richTexts({
        bg: `1. **Разстоянието до дивана, делено на 1,6.** Толкова трябва да е диагоналът. При два метра и половина това са около 155 сантиметра.
2. **Височината на очите ви, когато седите.** Там трябва да е средата на екрана, а не над камината.
3. **Броят на гнездата зад шкафа.** Удължителите не са украса.`,
        de: `1. **Der Abstand zum Sofa, geteilt durch 1,6.** So groß sollte die Diagonale sein. Bei zweieinhalb Metern sind das rund 155 Zentimeter.
2. **Die Höhe deiner Augen im Sitzen.** Dort gehört die Mitte des Bildschirms hin, nicht über den Kamin.
3. **Die Zahl der Steckdosen hinter dem Schrank.** Verlängerungskabel sind kein Schmuck.`,
        en: `1. **The distance to the sofa, divided by 1.6.** That is what the diagonal should be. At two and a half metres it comes to about 155 centimetres.
2. **The height of your eyes when seated.** The middle of the screen belongs there, not above the fireplace.
3. **The number of sockets behind the cabinet.** Extension leads are no ornament.`,
        ru: `1. **Расстояние до дивана, делённое на 1,6.** Такой и должна быть диагональ. При двух с половиной метрах это около 155 сантиметров.
2. **Высота ваших глаз, когда вы сидите.** Там и должна быть середина экрана, а не над камином.
3. **Число розеток за тумбой.** Удлинители — не украшение.`,
      }),
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'А звукът?', de: 'Und der Ton?', en: 'And the sound?', ru: 'А звук?' },
      tone: 'toneDeep',
      body: richTexts({
        bg: `Плоските екрани шепнат. Един саундбар под тях оправя гласовете, две колонки оправят всичко останало. Не търсете ватове, а магазин, в който ще ви пуснат любимата ви песен.`,
        de: `Flache Bildschirme flüstern. Eine Soundbar darunter rettet die Stimmen, zwei Lautsprecher retten den Rest. Such nicht nach Watt; such ein Geschäft, in dem du dein eigenes Lieblingslied hören darfst.`,
        en: `Flat screens whisper. A soundbar below fixes the voices, two speakers fix the rest. Do not look for watts; look for a shop that lets you hear your own favourite song.`,
        ru: `Плоские экраны шепчут. Саундбар под экраном спасает голоса, две колонки спасают остальное. Ищите не ватты, а магазин, где вам дадут послушать вашу любимую песню.`,
      }),
    },
  ],
}
