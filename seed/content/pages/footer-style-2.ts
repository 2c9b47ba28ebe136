import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const footerStyle2: PageSeed = {
  slug: 'footer-style-2',
  sitemapSection: 'footers',
  footerStyle: '2',
  title: {
    bg: 'Долна част 2: в средата',
    de: 'Fußbereich 2: mittig',
    en: 'Footer 2: centred',
    ru: 'Подвал 2: по центру',
  },
  summary: {
    bg: 'Празник у дома за дванадесет души: маса, меню и сметка, която портфейлът ще понесе.',
    de: 'Ein Fest zu Hause für zwölf Gäste: Tisch, Menü und eine Rechnung, die das Portemonnaie verkraftet.',
    en: 'A celebration at home for twelve: table, menu, and a bill that the purse can bear.',
    ru: 'Праздник дома на двенадцать человек: стол, меню и счёт, который кошелёк выдержит.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Долна част 2 · У дома',
        de: 'Fußbereich 2 · Zu Hause',
        en: 'Footer 2 · At home',
        ru: 'Подвал 2 · Дома',
      },
      heading: {
        bg: 'Дванадесет стола, от които седем чужди',
        de: 'Zwölf Stühle, sieben davon geliehen',
        en: 'Twelve chairs, seven of them borrowed',
        ru: 'Двенадцать стульев, из них семь чужих',
      },
      text: {
        bg: 'Кръщене, годеж, първа заплата. Каквото и да празнувате, гостите помнят топлия хляб, не сервиза.',
        de: 'Taufe, Verlobung, erster Lohn. Was du auch feierst, die Gäste erinnern sich an das warme Brot, nicht an das Service.',
        en: 'A christening, an engagement, a first salary. Whatever you celebrate, guests remember the warm bread, not the china.',
        ru: 'Крестины, помолвка, первая зарплата. Что бы вы ни праздновали, гости запомнят тёплый хлеб, а не сервиз.',
      },
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'toneSoft',
    },
    {
      blockType: 'rich-text',
      heading: {
        bg: 'Меню, което чака, а не бърза',
        de: 'Ein Menü, das wartet, statt zu hetzen',
        en: 'A menu that waits and does not hurry',
        ru: 'Меню, которое ждёт, а не торопит',
      },
      tone: 'tonePaper',
      body: richTexts({
        bg: `- **Предния ден:** руска салата, печени чушки с чесън, кейкът.
- **Сутринта:** агнешкото отива във фурната на сто и двадесет градуса и повече не го пипате.
- **Когато звънят на вратата:** хлябът. Само хлябът.

Никога не гответе ново ястие за гости. Сготвеното десет пъти има вкус на спокойствие.`,
        de: `- **Am Tag davor:** Russischer Salat, geröstete Paprika mit Knoblauch, der Kuchen.
- **Am Morgen:** Das Lamm kommt bei hundertzwanzig Grad in den Ofen, und du rührst es nicht mehr an.
- **Wenn es klingelt:** das Brot. Nur das Brot.

Koche für Gäste nie etwas Neues. Was du zehnmal gekocht hast, schmeckt nach Ruhe.`,
        en: `- **The day before:** potato salad, roasted peppers with garlic, the cake.
- **In the morning:** the lamb goes into the oven at a hundred and twenty degrees and you do not touch it again.
- **When the bell rings:** the bread. Only the bread.

Never cook a new dish for guests. What you have made ten times tastes of calm.`,
        ru: `- **Накануне:** салат оливье, печёные перцы с чесноком, кекс.
- **Утром:** баранина отправляется в духовку на сто двадцать градусов, и больше вы её не трогаете.
- **Когда звонят в дверь:** хлеб. Только хлеб.

Не готовьте для гостей ничего нового. У блюда, приготовленного десять раз, вкус спокойствия.`,
      }),
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'Сметката', de: 'Die Rechnung', en: 'The bill', ru: 'Счёт' },
      tone: 'toneSunken',
      body: richTexts({
        bg: `Три килограма месо, два хляба, зеленчуци за салата и по чаша на човек излизат по-евтино от вечеря за двама навън. Запишете всичко в списъка, разделете го по магазини и изпратете връзката на онзи, който обеща да помогне.`,
        de: `Drei Kilo Fleisch, zwei Brote, Gemüse für den Salat und ein Glas für jeden kosten weniger als ein Abendessen zu zweit im Lokal. Schreib alles auf die Liste, teile sie nach Geschäften und schick den Link an die Person, die Hilfe versprochen hat.`,
        en: `Three kilos of meat, two loaves, vegetables for the salad and a glass each come to less than dinner out for two. Put them on the list, split it by shop and send the link to whoever promised to help.`,
        ru: `Три килограмма мяса, две буханки, овощи на салат и по бокалу на каждого выходят дешевле ужина на двоих в ресторане. Внесите всё в список, разделите по магазинам и отправьте ссылку тому, кто обещал помочь.`,
      }),
    },
  ],
}
