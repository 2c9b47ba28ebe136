import type { PageSeed } from './types'

export const contactUsOne: PageSeed = {
  slug: 'contact-us-1',
  sitemapSection: 'about',
  title: {
    bg: 'Пишете ни',
    de: 'Schreib uns',
    en: 'Write to us',
    ru: 'Напишите нам',
  },
  summary: {
    bg: 'Форма, адрес и трите града, в които можете да ни намерите на живо.',
    de: 'Ein Formular, eine Anschrift und drei Städte, in denen du uns auch persönlich triffst.',
    en: 'A form, an address, and the three towns where you can meet us in person.',
    ru: 'Форма, адрес и три города, где нас можно застать лично.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Контакт',
        de: 'Kontakt',
        en: 'Contact',
        ru: 'Контакты',
      },
      heading: {
        bg: 'Чете го човек, не машина',
        de: 'Das liest ein Mensch',
        en: 'A person reads it',
        ru: 'Это прочтёт человек',
      },
      text: {
        bg: 'Сгрешена цена, липсваща брошура или добра идея: кажете ни с две изречения. Отговаряме в рамките на един работен ден.',
        de: 'Ein falscher Preis, ein fehlender Prospekt, eine gute Idee: Zwei Sätze genügen. Wir antworten innerhalb eines Arbeitstags.',
        en: 'A wrong price, a missing brochure, a good idea: two sentences are enough. We answer within one working day.',
        ru: 'Неверная цена, недостающая брошюра, хорошая идея: хватит двух предложений. Отвечаем в течение рабочего дня.',
      },
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneDeep',
    },
    {
      blockType: 'contact-form',
      look: 'contactWithDetails',
      askPhone: false,
      tone: 'tonePaper',
      heading: {
        bg: 'Няколко реда стигат',
        de: 'Ein paar Zeilen reichen',
        en: 'A few lines will do',
        ru: 'Достаточно нескольких строк',
      },
      intro: {
        bg: 'Пишете на езика, на който ви е удобно: български, немски, английски или руски.',
        de: 'Schreib in der Sprache, die dir liegt: Bulgarisch, Deutsch, Englisch oder Russisch.',
        en: 'Write in the language you like: Bulgarian, German, English or Russian.',
        ru: 'Пишите на удобном языке: болгарском, немецком, английском или русском.',
      },
    },
    {
      blockType: 'map',
      tone: 'toneSunken',
      heading: {
        bg: 'Къде ни има',
        de: 'Wo wir sind',
        en: 'Where we are',
        ru: 'Где мы',
      },
      intro: {
        bg: 'Офисът е в София. В Пловдив и Варна сме по един ден в седмицата.',
        de: 'Das Büro ist in Sofia. In Plowdiw und Warna sind wir einen Tag in der Woche.',
        en: 'The office is in Sofia. We are in Plovdiv and Varna one day a week.',
        ru: 'Офис в Софии. В Пловдиве и Варне бываем один день в неделю.',
      },
      places: [
        {
          name: {
            bg: 'София',
            de: 'Sofia',
            en: 'Sofia',
            ru: 'София',
          },
          text: {
            bg: 'Всеки работен ден от 9 до 17:30',
            de: 'An Arbeitstagen von 9 bis 17:30 Uhr',
            en: 'Working days, 9 to 17:30',
            ru: 'По рабочим дням с 9 до 17:30',
          },
          latitude: 42.6977,
          longitude: 23.3219,
        },
        {
          name: {
            bg: 'Пловдив',
            de: 'Plowdiw',
            en: 'Plovdiv',
            ru: 'Пловдив',
          },
          text: {
            bg: 'Вторник, при приятели от печатницата',
            de: 'Dienstags, zu Gast in der Druckerei',
            en: 'Tuesdays, as guests of the printers',
            ru: 'По вторникам, в гостях у типографии',
          },
          latitude: 42.1438,
          longitude: 24.7496,
        },
        {
          name: {
            bg: 'Варна',
            de: 'Warna',
            en: 'Varna',
            ru: 'Варна',
          },
          text: {
            bg: 'Четвъртък, до морската гара',
            de: 'Donnerstags, beim Fährhafen',
            en: 'Thursdays, by the sea terminal',
            ru: 'По четвергам, у морского вокзала',
          },
          latitude: 43.2141,
          longitude: 27.9147,
        },
      ],
    },
  ],
}
