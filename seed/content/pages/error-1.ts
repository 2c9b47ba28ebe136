import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const error1: PageSeed = {
  slug: 'error-1',
  sitemapSection: 'states',
  headerStyle: '5',
  footerStyle: '5',
  hiddenFromSearch: true,
  title: { bg: 'Изгубена страница', de: 'Eine verlorene Seite', en: 'A lost page', ru: 'Потерянная страница' },
  summary: {
    bg: 'Как изглежда при нас страница, която някой е потърсил и не е намерил.',
    de: 'So sieht bei uns eine Seite aus, die gesucht und nicht gefunden wurde.',
    en: 'What you see here when a page cannot be found.',
    ru: 'Как у нас выглядит страница, которую искали и не нашли.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Образец за грешка 1',
        de: 'Beispiel einer Fehlerseite 1',
        en: 'Sample error 1',
        ru: 'Образец ошибки 1',
      },
      heading: {
        bg: 'Тази страница е паднала зад рафта',
        de: 'Diese Seite ist hinter das Regal gefallen',
        en: 'This page has fallen behind the shelf',
        ru: 'Эта страница упала за полку',
      },
      text: {
        bg: 'Търсихме с фенерче. Намерихме две капачки и една касова бележка от пролетта, но не и нея.',
        de: 'Wir haben mit der Taschenlampe nachgesehen. Gefunden haben wir zwei Deckel und einen Kassenzettel vom Frühling, sie aber nicht.',
        en: 'We looked with a torch. We found two lids and a receipt from spring, but not the page.',
        ru: 'Мы посветили фонариком. Нашлись две крышки и весенний чек, а её нет.',
      },
      links: [
        { label: { bg: 'Към брошурите', de: 'Zu den Prospekten', en: 'Browse brochures', ru: 'К брошюрам' }, to: '/' },
        { label: { bg: 'Търсене', de: 'Suche', en: 'Search', ru: 'Поиск' }, to: '/search' },
      ],
      size: 'sizeLarge',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'toneSoft',
    },
    {
      blockType: 'rich-text',
      tone: 'tonePaper',
      body: richTexts({
        bg: `### Три неща, които помагат

- Погледнете дали в адреса няма излишна буква или точка накрая.
- Ако сте дошли по стара връзка, брошурата може да е с ново име; магазинът ѝ е същият.
- Опитайте с [картата на сайта](/w3menu): там е всяка страница по име.`,
        de: `### Drei Dinge, die helfen

- Sieh nach, ob in der Adresse ein Buchstabe zu viel oder am Ende ein Punkt steht.
- Wenn du über einen alten Link gekommen bist, heißt der Prospekt inzwischen vielleicht anders; das Geschäft ist dasselbe.
- Versuch es mit dem [vollständigen Menü](/w3menu): Dort steht jede Seite mit Namen.`,
        en: `### Three things that help

- Check whether the address has one letter too many or a full stop at the end.
- If you followed an old link, the brochure may have a new name; its shop is the same.
- Try the [full menu](/w3menu): it lists every page by name.`,
        ru: `### Три вещи, которые помогут

- Посмотрите, нет ли в адресе лишней буквы или точки в конце.
- Если вы пришли по старой ссылке, брошюра могла сменить название; магазин у неё прежний.
- Попробуйте [карту сайта](/w3menu): там перечислены все страницы по названиям.`,
      }),
    },
  ],
}
