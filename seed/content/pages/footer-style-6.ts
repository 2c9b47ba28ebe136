import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const footerStyle6: PageSeed = {
  slug: 'footer-style-6',
  sitemapSection: 'footers',
  footerStyle: '6',
  title: { bg: 'Долна част 6: карти', de: 'Fußbereich 6: Karten', en: 'Footer 6: cards', ru: 'Подвал 6: карточки' },
  summary: {
    bg: 'Чист дом по петнадесет минути на ден, с пет препарата вместо петнадесет.',
    de: 'Eine saubere Wohnung in fünfzehn Minuten am Tag, mit fünf Mitteln statt fünfzehn.',
    en: 'A clean home in fifteen minutes a day, with five products instead of fifteen.',
    ru: 'Чистый дом за пятнадцать минут в день, с пятью средствами вместо пятнадцати.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'План за седмица', de: 'Ein Wochenplan', en: 'A plan for the week', ru: 'План на неделю' },
      heading: {
        bg: 'Петнадесет минути и затваряте вратата',
        de: 'Fünfzehn Minuten, dann Tür zu',
        en: 'Fifteen minutes, then close the door',
        ru: 'Пятнадцать минут, и закрываете дверь',
      },
      links: [
        { label: { bg: 'Дрогерии', de: 'Drogerien', en: 'Drugstores', ru: 'Магазины косметики' }, to: '/c/drugstore' },
      ],
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'toneDeep',
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'По един ден за всяко', de: 'Ein Tag für jedes', en: 'A day for each', ru: 'Каждому свой день' },
      tone: 'toneSunken',
      body: richTexts({
        bg: `- **Понеделник, банята:** оцетът действа върху крановете, докато миете зъбите си.
- **Вторник, прахът:** отгоре надолу, никога обратно.
- **Сряда, кухнята:** хладилникът отвътре, преди пазаруването, докато е празен.
- **Четвъртък, подът:** прахосмукачка сега, моп само където лепне.
- **Петък, прането:** чаршафите, за да ви е меко в неделя.

В събота не се чисти.`,
        de: `- **Montag, das Bad:** Der Essig wirkt auf den Hähnen ein, während du dir die Zähne putzt.
- **Dienstag, der Staub:** von oben nach unten, nie umgekehrt.
- **Mittwoch, die Küche:** den Kühlschrank von innen, vor dem Einkauf, solange er leer ist.
- **Donnerstag, der Boden:** jetzt saugen, wischen nur, wo es klebt.
- **Freitag, die Wäsche:** die Bettwäsche, damit du am Sonntag weich liegst.

Am Samstag wird nicht geputzt.`,
        en: `- **Monday, the bathroom:** leave vinegar on the taps while you brush your teeth.
- **Tuesday, the dust:** from the top down, never the other way.
- **Wednesday, the kitchen:** the inside of the fridge, before shopping, while it is empty.
- **Thursday, the floor:** vacuum now, mop only where it is sticky.
- **Friday, the washing:** the sheets, so that your bed is soft on Sunday.

There is no cleaning on Saturday.`,
        ru: `- **Понедельник, ванная:** уксус остаётся на кранах, пока вы чистите зубы.
- **Вторник, пыль:** сверху вниз и никогда наоборот.
- **Среда, кухня:** холодильник изнутри, до покупок, пока он пуст.
- **Четверг, пол:** пылесос сейчас, швабра только там, где липнет.
- **Пятница, стирка:** простыни, чтобы в воскресенье было мягко спать.

В субботу никто не убирает.`,
      }),
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'Петте шишета', de: 'Die fünf Flaschen', en: 'The five bottles', ru: 'Пять флаконов' },
      tone: 'tonePaper',
      body: richTexts({
        bg: `Оцет, сода, течен сапун, спирт за стъклата и един обезмаслител. Останалото е парфюм с етикет. Внимание: белина не се смесва с нищо, най-малко с оцет.`,
        de: `Essig, Natron, flüssige Seife, Spiritus fürs Glas und ein Fettlöser. Der Rest ist Duft mit Etikett. Vorsicht: Chlorreiniger mischt man mit nichts, mit Essig am allerwenigsten.`,
        en: `Vinegar, bicarbonate of soda, liquid soap, methylated spirits for glass and one degreaser. The rest is scent with a label. Take care: never mix bleach with anything, least of all with vinegar.`,
        ru: `Уксус, сода, жидкое мыло, спирт для стёкол и один обезжириватель. Остальное — лишь запах с этикеткой. Осторожно: хлорку нельзя смешивать ни с чем, и прежде всего с уксусом.`,
      }),
    },
  ],
}
