import type { PageSeed } from './types'

export const contactUsThree: PageSeed = {
  slug: 'contact-us-3',
  sitemapSection: 'about',
  title: {
    bg: 'Да ви се обадим',
    de: 'Wir rufen zurück',
    en: 'We will call you back',
    ru: 'Мы перезвоним',
  },
  summary: {
    bg: 'Оставете номер и удобен час. Ето и какво се случва с всяко съобщение от минутата, в която го изпратите.',
    de: 'Hinterlass eine Nummer und eine passende Uhrzeit. Und so geht es mit jeder Nachricht weiter, sobald du sie abschickst.',
    en: 'Leave a number and a good time to call. And this is what happens to every message from the minute you send it.',
    ru: 'Оставьте номер и удобный час. А вот что происходит с каждым сообщением с той минуты, как вы его отправите.',
  },
  blocks: [
    {
      blockType: 'contact-form',
      look: 'contactWithDetails',
      askPhone: true,
      tone: 'toneSoft',
      heading: {
        bg: 'Номер и час',
        de: 'Nummer und Uhrzeit',
        en: 'A number and a time',
        ru: 'Номер и время',
      },
      intro: {
        bg: 'Напишете кога да ви звъннем. Ако не вдигнете, не опитваме втори път, а отговаряме с писмо.',
        de: 'Schreib dazu, wann wir anrufen sollen. Gehst du nicht ran, versuchen wir es kein zweites Mal, sondern antworten per E-Mail.',
        en: 'Tell us when to call. If you do not pick up we do not try again: the answer comes by email.',
        ru: 'Напишите, когда звонить. Если не возьмёте трубку, второй раз звонить не будем: ответ придёт письмом.',
      },
    },
    {
      blockType: 'timeline',
      tone: 'tonePaper',
      heading: {
        bg: 'Пътят на едно съобщение',
        de: 'Der Weg einer Nachricht',
        en: 'The journey of a message',
        ru: 'Путь одного сообщения',
      },
      items: [
        {
          when: {
            bg: 'Веднага',
            de: 'Sofort',
            en: 'At once',
            ru: 'Сразу',
          },
          heading: {
            bg: 'Записано е',
            de: 'Sie ist notiert',
            en: 'It is written down',
            ru: 'Записано',
          },
          text: {
            bg: 'Съобщението се пази у нас, преди страницата да ви благодари. Ако нещо се обърка, текстът ви остава на екрана.',
            de: 'Die Nachricht liegt bei uns, bevor die Seite sich bedankt. Geht etwas schief, steht dein Text noch auf dem Bildschirm.',
            en: 'The message is with us before the page thanks you. Should anything go wrong, your text stays on the screen.',
            ru: 'Сообщение сохраняется раньше, чем страница скажет спасибо. Если что-то пойдёт не так, текст останется на экране.',
          },
        },
        {
          when: {
            bg: 'До час',
            de: 'Binnen einer Stunde',
            en: 'Within an hour',
            ru: 'В течение часа',
          },
          heading: {
            bg: 'Някой го отваря',
            de: 'Jemand öffnet sie',
            en: 'Somebody opens it',
            ru: 'Его открывают',
          },
          text: {
            bg: 'През деня дежурим на смени, вечер и в неделя почиваме.',
            de: 'Tagsüber wechseln wir uns ab, abends und sonntags ist Ruhe.',
            en: 'We take turns by day and rest in the evenings and on Sundays.',
            ru: 'Днём дежурим по очереди, вечером и в воскресенье отдыхаем.',
          },
        },
        {
          when: {
            bg: 'До утре',
            de: 'Bis morgen',
            en: 'By tomorrow',
            ru: 'До завтра',
          },
          heading: {
            bg: 'Отговорът тръгва',
            de: 'Die Antwort geht raus',
            en: 'The answer goes out',
            ru: 'Ответ уходит',
          },
          text: {
            bg: 'Пише го човекът, който ще оправи и това, за което питате.',
            de: 'Geschrieben wird sie von der Person, die das Problem auch behebt.',
            en: 'It is written by the person who will also fix what you asked about.',
            ru: 'Его пишет тот, кто исправит и то, о чём вы спросили.',
          },
        },
        {
          when: {
            bg: 'Когато кажете',
            de: 'Wann du willst',
            en: 'Whenever you say',
            ru: 'Когда скажете',
          },
          heading: {
            bg: 'Изтриваме го',
            de: 'Wir löschen sie',
            en: 'We delete it',
            ru: 'Удаляем',
          },
          text: {
            bg: 'Напишете ни един ред и ще изчезнат и въпросът, и отговорът.',
            de: 'Eine Zeile von dir genügt, und Frage und Antwort sind weg.',
            en: 'One line from you is enough, and both question and answer are gone.',
            ru: 'Достаточно одной вашей строки, и исчезнут и вопрос, и ответ.',
          },
        },
      ],
    },
    {
      blockType: 'call-to-action',
      tone: 'toneNight',
      heading: {
        bg: 'Само за брошурите идвате?',
        de: 'Nur wegen der Prospekte hier?',
        en: 'Only here for the brochures?',
        ru: 'Вы только за брошюрами?',
      },
      intro: {
        bg: 'Тогава не чакайте никого: всичко е на една страница.',
        de: 'Dann warte auf niemanden: Alles steht auf einer Seite.',
        en: 'Then do not wait for anyone: it is all on one page.',
        ru: 'Тогда никого не ждите: всё на одной странице.',
      },
      links: [
        {
          label: {
            bg: 'Към брошурите',
            de: 'Zu den Prospekten',
            en: 'Browse brochures',
            ru: 'К брошюрам',
          },
          to: '/',
        },
      ],
    },
  ],
}
