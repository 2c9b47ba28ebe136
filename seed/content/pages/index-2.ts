import type { PageSeed } from './types'

export const index2: PageSeed = {
  slug: 'index-2',
  sitemapSection: 'starts',
  headerStyle: '2',
  footerStyle: '3',
  title: {
    bg: 'Начало като списание',
    de: 'Startseite als Magazin',
    en: 'A home page like a magazine',
    ru: 'Главная как журнал',
  },
  summary: {
    bg: 'Второ начало: брошурите като брой на седмичник, с корица, рубрики и ред за всеки ден.',
    de: 'Eine zweite Startseite: Prospekte als Ausgabe einer Wochenzeitschrift, mit Titel, Rubriken und einer Zeile für jeden Tag.',
    en: 'A second home page: brochures as an issue of a weekly, with a cover, columns and a line for every day.',
    ru: 'Вторая главная: брошюры как номер еженедельника, с обложкой, рубриками и строкой на каждый день.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Брой за кухненската маса',
        de: 'Ausgabe für den Küchentisch',
        en: 'The kitchen table issue',
        ru: 'Номер для кухонного стола',
      },
      heading: {
        bg: 'Прочетете седмицата, преди да я платите',
        de: 'Lies die Woche, bevor du sie bezahlst',
        en: 'Read the week before you pay for it',
        ru: 'Прочитайте неделю, прежде чем за неё платить',
      },
      text: {
        bg: 'Новите брошури лежат на масата от тази сутрин. Разгърнете ги с кафето: пет минути сега ви спестяват едно отиване до магазина.',
        de: 'Die neuen Prospekte liegen seit heute früh auf dem Tisch. Blättere sie zum Kaffee durch: Fünf Minuten jetzt sparen dir einen Weg zum Geschäft.',
        en: 'The new brochures have been on the table since this morning. Leaf through them with your coffee: five minutes now save you a trip to the shop.',
        ru: 'Новые брошюры лежат на столе с самого утра. Полистайте их за кофе: пять минут сейчас — и одним походом в магазин меньше.',
      },
      links: [
        {
          label: {
            bg: 'Търсене по дума',
            de: 'Nach einem Wort suchen',
            en: 'Search for a word',
            ru: 'Искать по слову',
          },
          to: '/search',
        },
        {
          label: {
            bg: 'Всички части на сайта',
            de: 'Alle Teile der Website',
            en: 'Every part of the site',
            ru: 'Все разделы сайта',
          },
          to: '/w3menu',
        },
      ],
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'toneSoft',
    },
    {
      blockType: 'brochure-list',
      heading: {
        bg: 'Излезе тази седмица',
        de: 'Diese Woche erschienen',
        en: 'Out this week',
        ru: 'Вышло на этой неделе',
      },
      intro: {
        bg: 'Подредени по деня, в който са се появили. Най-пресните са отпред, както на будката.',
        de: 'Geordnet nach dem Tag ihres Erscheinens. Die frischesten liegen vorn, wie am Kiosk.',
        en: 'Ordered by the day they appeared. The freshest lie in front, as at a newsstand.',
        ru: 'По дню выхода. Самые свежие лежат впереди, как в киоске.',
      },
      source: 'sourceNewest',
      look: 'viewGrid',
      limit: 12,
      tone: 'tonePaper',
    },
    {
      blockType: 'cards',
      heading: {
        bg: 'Три рубрики, които не остаряват',
        de: 'Drei Rubriken, die nicht altern',
        en: 'Three columns that do not age',
        ru: 'Три рубрики, которые не стареют',
      },
      columns: 'columns3',
      look: 'lookNumbered',
      tone: 'toneSunken',
      items: [
        {
          heading: { bg: 'Кантарът', de: 'Die Waage', en: 'The scales', ru: 'Весы' },
          text: {
            bg: 'Два буркана, два различни размера, една цена за килограм. Сравнението е сметка, не чувство, и ние я правим вместо вас.',
            de: 'Zwei Gläser, zwei Größen, ein Preis je Kilo. Vergleichen ist Rechnen, kein Gefühl, und das Rechnen übernehmen wir.',
            en: 'Two jars, two sizes, one price per kilo. Comparing is arithmetic, not a feeling, and we do the sums for you.',
            ru: 'Две банки, два размера, одна цена за килограмм. Сравнение — это расчёт, а не чувство, и мы делаем его за вас.',
          },
          label: { bg: 'Към цените', de: 'Zu den Preisen', en: 'See prices', ru: 'К ценам' },
          to: '/prices',
        },
        {
          heading: { bg: 'Архивът', de: 'Das Archiv', en: 'The archive', ru: 'Архив' },
          text: {
            bg: 'Колко струваше същото преди месец? Намалението е истинско само ако преди това цената е била по-висока.',
            de: 'Was kostete dasselbe vor einem Monat? Eine Preissenkung ist nur dann eine, wenn es vorher teurer war.',
            en: 'What did the same thing cost a month ago? A reduction is only a reduction if it cost more before.',
            ru: 'Сколько то же самое стоило месяц назад? Скидка настоящая, только если прежде было дороже.',
          },
          label: { bg: 'Как смятаме', de: 'Wie wir rechnen', en: 'How we calculate', ru: 'Как мы считаем' },
          to: '/how-prices-work',
        },
        {
          heading: { bg: 'Бележникът', de: 'Der Notizblock', en: 'The notepad', ru: 'Блокнот' },
          text: {
            bg: 'Отмятате, докато четете. В магазина списъкът вече е подреден и работи без обхват.',
            de: 'Du hakst beim Lesen ab. Im Geschäft ist der Zettel schon sortiert und braucht kein Netz.',
            en: 'Tick while you read. In the shop the list is already sorted and needs no signal.',
            ru: 'Отмечайте, пока читаете. В магазине список уже разложен по порядку и работает без связи.',
          },
          label: { bg: 'Към списъка', de: 'Zur Liste', en: 'Open the list', ru: 'К списку' },
          to: '/list',
        },
      ],
    },
    {
      blockType: 'timeline',
      heading: {
        bg: 'Кога какво излиза',
        de: 'Wann was erscheint',
        en: 'What comes out when',
        ru: 'Что и когда выходит',
      },
      tone: 'tonePaper',
      items: [
        {
          when: { bg: 'Понеделник', de: 'Montag', en: 'Monday', ru: 'Понедельник' },
          heading: {
            bg: 'Супермаркетите сменят хартията',
            de: 'Die Supermärkte wechseln das Papier',
            en: 'Supermarkets change their paper',
            ru: 'Супермаркеты меняют бумагу',
          },
          text: {
            bg: 'Плодовете и месото са най-евтини до сряда, после рафтовете олекват.',
            de: 'Obst und Fleisch sind bis Mittwoch am günstigsten, danach werden die Regale leichter.',
            en: 'Fruit and meat are cheapest until Wednesday; after that the shelves grow lighter.',
            ru: 'Фрукты и мясо дешевле всего до среды, потом полки пустеют.',
          },
        },
        {
          when: { bg: 'Четвъртък', de: 'Donnerstag', en: 'Thursday', ru: 'Четверг' },
          heading: {
            bg: 'Инструменти и градина',
            de: 'Werkzeug und Garten',
            en: 'Tools and garden',
            ru: 'Инструменты и сад',
          },
          text: {
            bg: 'За уикенда: бои, дюбели, саксии. Количествата са малки, така че идете до обяд.',
            de: 'Fürs Wochenende: Farben, Dübel, Töpfe. Die Mengen sind klein, sei bis Mittag da.',
            en: 'For the weekend: paint, wall plugs, pots. Quantities are small, so be there by noon.',
            ru: 'К выходным: краски, дюбели, горшки. Количество невелико, успейте до полудня.',
          },
        },
        {
          when: { bg: 'Неделя вечер', de: 'Sonntagabend', en: 'Sunday evening', ru: 'Вечер воскресенья' },
          heading: { bg: 'Последен поглед', de: 'Der letzte Blick', en: 'The last look', ru: 'Последний взгляд' },
          text: {
            bg: 'Онова, което изтича в полунощ, е с червен надпис. Утре корицата ще е друга.',
            de: 'Was um Mitternacht endet, trägt ein rotes Schild. Morgen ist der Titel ein anderer.',
            en: 'What ends at midnight has a red label. Tomorrow the cover will be a different one.',
            ru: 'То, что кончается в полночь, отмечено красным. Завтра обложка будет другой.',
          },
        },
      ],
    },
    {
      blockType: 'call-to-action',
      heading: {
        bg: 'Липсва ли магазин тук?',
        de: 'Fehlt hier ein Geschäft?',
        en: 'Is a shop missing here?',
        ru: 'Здесь не хватает магазина?',
      },
      intro: {
        bg: 'Редакцията чете всичко. Ако брошурата на магазина е публична, до следващия брой ще е на масата.',
        de: 'Die Redaktion liest alles. Ist der Prospekt des Geschäfts öffentlich, liegt er zur nächsten Ausgabe auf dem Tisch.',
        en: 'The editors read everything. If the shop’s brochure is public, it will be on the table for the next issue.',
        ru: 'Редакция читает всё. Если брошюра магазина общедоступна, к следующему номеру она будет на столе.',
      },
      links: [{ label: { bg: 'Кои сме ние', de: 'Wer wir sind', en: 'Who we are', ru: 'Кто мы' }, to: '/about-us' }],
      tone: 'toneDeep',
    },
  ],
}
