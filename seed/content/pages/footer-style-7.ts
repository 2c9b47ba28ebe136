import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const footerStyle7: PageSeed = {
  slug: 'footer-style-7',
  sitemapSection: 'footers',
  footerStyle: '7',
  title: {
    bg: 'Долна част 7: две половини',
    de: 'Fußbereich 7: zwei Hälften',
    en: 'Footer 7: two halves',
    ru: 'Подвал 7: две половины',
  },
  summary: {
    bg: 'Шест града и какво носят хората у дома от пазара им. Градовете чакат и долу, под чертата.',
    de: 'Sechs Städte und was man von ihrem Markt nach Hause trägt. Die Städte stehen auch ganz unten, unter der Linie.',
    en: 'Six cities and what people carry home from their markets. The cities wait below the line, too.',
    ru: 'Шесть городов и что люди уносят с их рынков домой. Города ждут и внизу, под чертой.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'От града до чантата',
        de: 'Von der Stadt in die Tasche',
        en: 'From the city to the bag',
        ru: 'Из города в сумку',
      },
      heading: {
        bg: 'Шест пазара, шест чанти',
        de: 'Sechs Märkte, sechs Taschen',
        en: 'Six markets, six bags',
        ru: 'Шесть рынков, шесть сумок',
      },
      text: {
        bg: 'Брошурата е еднаква навсякъде, а чантата не. Питахме шестима читатели какво купуват само в своя град.',
        de: 'Der Prospekt ist überall derselbe, die Tasche nicht. Wir haben sechs Leserinnen und Leser gefragt, was sie nur in ihrer Stadt kaufen.',
        en: 'The brochure is the same everywhere, the bag is not. We asked six readers what they buy only in their own city.',
        ru: 'Брошюра везде одна, а сумка разная. Мы спросили шестерых читателей, что они покупают только в своём городе.',
      },
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSunken',
    },
    {
      blockType: 'rich-text',
      tone: 'tonePaper',
      body: richTexts({
        bg: `**София.** „Кисело мляко в буркан от сергията до спирката. Връщам буркана и получавам отстъпка, която я няма в никоя листовка.“

**Пловдив.** „Праскови през август, фъстъци през зимата. И двете на хартия, не в найлон.“

**Варна.** „Сафрид, рано. В девет вече е късно и скъпо.“

**Бургас.** „Морска сол на едро за туршията. Килограмът струва колкото стрък копър другаде.“

**Русе.** „Сливи от Образцов чифлик и хляб, който разчупват с ръце пред теб.“

**Стара Загора.** „Розова вода за баницата на свекърва ми. Не питайте, опитайте.“`,
        de: `**Sofia.** „Joghurt im Glas vom Stand an der Haltestelle. Ich bringe das Glas zurück und bekomme einen Rabatt, der in keinem Prospekt steht.“

**Plowdiw.** „Pfirsiche im August, Erdnüsse im Winter. Beides in Papier, nicht in Plastik.“

**Warna.** „Stöcker, früh am Morgen. Um neun ist es zu spät und zu teuer.“

**Burgas.** „Grobes Meersalz für das Eingelegte. Ein Kilo kostet, was anderswo ein Stängel Dill kostet.“

**Russe.** „Pflaumen vom Gut Obraszow Tschiflik und Brot, das vor deinen Augen gebrochen wird.“

**Stara Sagora.** „Rosenwasser für die Baniza meiner Schwiegermutter. Frag nicht, probier.“`,
        en: `**Sofia.** “Yoghurt in a jar from the stall by the stop. I bring the jar back and get a discount that is in no leaflet.”

**Plovdiv.** “Peaches in August, peanuts in winter. Both in paper, never in plastic.”

**Varna.** “Horse mackerel, early. By nine it is too late and too expensive.”

**Burgas.** “Coarse sea salt for the pickles. A kilo costs what a sprig of dill costs elsewhere.”

**Ruse.** “Plums from Obraztsov Chiflik and bread they break before your eyes.”

**Stara Zagora.** “Rose water for my mother-in-law’s banitsa. Don’t ask, taste.”`,
        ru: `**София.** «Йогурт в банке с лотка у остановки. Возвращаю банку и получаю скидку, которой нет ни в одной листовке».

**Пловдив.** «Персики в августе, арахис зимой. И то и другое в бумаге, а не в пакете».

**Варна.** «Ставрида, рано утром. В девять уже поздно и дорого».

**Бургас.** «Крупная морская соль для солений. Килограмм стоит столько, сколько в других местах веточка укропа».

**Русе.** «Сливы из Образцова-Чифлика и хлеб, который ломают при вас».

**Стара-Загора.** «Розовая вода для баницы моей свекрови. Не спрашивайте, пробуйте».`,
      }),
    },
  ],
}
