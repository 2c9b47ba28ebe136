import type { PageSeed } from './types'

export const comingSoon: PageSeed = {
  slug: 'coming-soon',
  sitemapSection: 'states',
  layout: 'utility',
  allowBeforeLaunch: true,
  hiddenFromSearch: true,
  title: {
    bg: 'Очаквайте скоро',
    de: 'Bald geht es los',
    en: 'Coming soon',
    ru: 'Скоро открытие',
  },
  summary: {
    bg: 'Подреждаме последните брошури. Ето колко остава, а тук може да ни кажете къде да ви пишем, щом отворим.',
    de: 'Wir legen gerade die letzten Prospekte zurecht. So lange dauert es noch, und hier sagst du uns, wohin wir dir schreiben dürfen.',
    en: 'We are laying out the last brochures. Here is how long there is to wait, and here you can tell us where to write to you when we open.',
    ru: 'Раскладываем последние брошюры. Вот сколько осталось, а здесь можно оставить адрес, чтобы мы написали вам в день открытия.',
  },
  blocks: [
    {
      blockType: 'countdown',
      tone: 'tonePaper',
      doneText: {
        bg: 'Отворено е. Презаредете страницата и влезте.',
        de: 'Es ist offen. Lade die Seite neu und komm herein.',
        en: 'We are open. Reload the page and come in.',
        ru: 'Мы открылись. Обновите страницу и заходите.',
      },
    },
    {
      blockType: 'newsletter',
      tone: 'toneSoft',
      heading: {
        bg: 'Първото писмо е за вас',
        de: 'Die erste E-Mail geht an dich',
        en: 'The first email is for you',
        ru: 'Первое письмо — вам',
      },
      intro: {
        bg: 'Ще ви пишем в деня, в който вратата се отвори: кои вериги са вътре и кое е най-изгодно тази седмица.',
        de: 'Wir schreiben dir an dem Tag, an dem die Tür aufgeht: welche Ketten dabei sind und was in dieser Woche am günstigsten ist.',
        en: 'We will write to you on the day the door opens: which chains are in, and what is cheapest that week.',
        ru: 'Напишем в день, когда дверь откроется: какие сети уже у нас и что на этой неделе выгоднее всего.',
      },
    },
  ],
}
