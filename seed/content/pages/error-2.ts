import type { PageSeed } from './types'

export const error2: PageSeed = {
  slug: 'error-2',
  sitemapSection: 'states',
  layout: 'utility',
  hiddenFromSearch: true,
  title: { bg: 'Нещо се счупи', de: 'Etwas ist kaputt', en: 'Something broke', ru: 'Что-то сломалось' },
  summary: {
    bg: 'Как изглежда при нас повреда: кратко, честно и с указание какво да направите сега.',
    de: 'So sieht bei uns eine Störung aus: kurz, ehrlich und mit dem, was jetzt zu tun ist.',
    en: 'What you see here when something breaks: brief, honest, and telling you what to do now.',
    ru: 'Как у нас выглядит поломка: коротко, честно и с подсказкой, что делать дальше.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Образец за грешка 2',
        de: 'Beispiel einer Fehlerseite 2',
        en: 'Sample error 2',
        ru: 'Образец ошибки 2',
      },
      heading: {
        bg: 'Касата отказа. Опашката е наша грижа.',
        de: 'Die Kasse streikt. Die Schlange ist unsere Sorge.',
        en: 'The till has stopped. The queue is our worry.',
        ru: 'Касса встала. Очередь — наша забота.',
      },
      text: {
        bg: 'Повредата е при нас, не при вас. Каквото е било в списъка ви, си е там; каквото сте попълнили във формуляр, също. Опитайте пак след минута.',
        de: 'Die Störung liegt bei uns, nicht bei dir. Was auf deiner Liste steht, steht noch da; was du in ein Formular geschrieben hast, auch. Versuch es in einer Minute noch einmal.',
        en: 'The fault is ours, not yours. What is on your list is still on it; what you typed into a form is still there. Try again in a minute.',
        ru: 'Поломка у нас, а не у вас. Что было в списке, там и осталось; что вы вписали в форму, тоже. Попробуйте снова через минуту.',
      },
      links: [
        { label: { bg: 'Към началото', de: 'Zur Startseite', en: 'Go to the home page', ru: 'На главную' }, to: '/' },
      ],
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneNight',
    },
    {
      blockType: 'timeline',
      heading: {
        bg: 'Какво става сега',
        de: 'Was jetzt geschieht',
        en: 'What happens now',
        ru: 'Что сейчас происходит',
      },
      tone: 'tonePaper',
      items: [
        {
          when: { bg: 'Веднага', de: 'Sofort', en: 'At once', ru: 'Сразу' },
          heading: { bg: 'Звънецът звъни', de: 'Die Glocke läutet', en: 'A bell rings', ru: 'Звонит звонок' },
          text: {
            bg: 'Грешката се записва с точния час и дежурният я вижда.',
            de: 'Der Fehler wird mit genauer Uhrzeit notiert, und wer Dienst hat, sieht ihn.',
            en: 'The error is noted with the exact time, and whoever is on duty sees it.',
            ru: 'Ошибка записывается с точным временем, и дежурный её видит.',
          },
        },
        {
          when: { bg: 'До час', de: 'Binnen einer Stunde', en: 'Within the hour', ru: 'В течение часа' },
          heading: {
            bg: 'Търсим винтчето',
            de: 'Wir suchen die Schraube',
            en: 'We look for the screw',
            ru: 'Ищем винтик',
          },
          text: {
            bg: 'Обикновено е едно, малко и точно там, където вчера сме пипали.',
            de: 'Meist ist es nur eine, klein und genau dort, wo wir gestern geschraubt haben.',
            en: 'Usually there is just one, a small one, exactly where we were at work yesterday.',
            ru: 'Обычно он один, маленький и именно там, где мы вчера работали.',
          },
        },
        {
          when: { bg: 'После', de: 'Danach', en: 'Afterwards', ru: 'Потом' },
          heading: {
            bg: 'Пишем си бележка',
            de: 'Wir schreiben uns einen Zettel',
            en: 'We write ourselves a note',
            ru: 'Пишем себе записку',
          },
          text: {
            bg: 'За да не се повтори, добавяме проверка, която ще го забележи.',
            de: 'Damit es kein zweites Mal geschieht, kommt eine Prüfung dazu, die es bemerkt.',
            en: 'So that it does not happen twice, a check is added that would catch it.',
            ru: 'Чтобы это не повторилось, добавляем проверку, которая такое заметит.',
          },
        },
      ],
    },
  ],
}
