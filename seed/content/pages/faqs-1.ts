import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { accordion, hero } from './blocks'
import type { PageSeed } from './types'

export const faqs1: PageSeed = {
  slug: 'faqs-1',
  sitemapSection: 'about',
  title: t('Въпроси за брошурите', 'Fragen zu den Prospekten', 'Questions about brochures', 'Вопросы о брошюрах'),
  summary: t(
    'Докога важи брошурата, как се увеличава страница и какво значи сивата лента: кратки отговори.',
    'Wie lange ein Prospekt gilt, wie man eine Seite vergrößert und was das graue Band bedeutet: kurze Antworten.',
    'How long a brochure is valid, how to enlarge a page and what the grey ribbon means: short answers.',
    'До какого числа действует брошюра, как увеличить страницу и что значит серая лента: короткие ответы.',
  ),
  blocks: [
    hero({
      size: 'sizeSmall',
      heading: t('Въпроси за брошурите', 'Fragen zu den Prospekten', 'Questions about brochures', 'Вопросы о брошюрах'),
      text: t(
        'Докоснете въпроса и отговорът се отваря под него.',
        'Tippe auf die Frage, und die Antwort öffnet sich darunter.',
        'Tap a question and its answer opens beneath.',
        'Коснитесь вопроса, и ответ откроется под ним.',
      ),
    }),
    accordion({
      heading: t('Четене', 'Lesen', 'Reading', 'Чтение'),
      items: [
        {
          question: t(
            'Докога важи една брошура?',
            'Wie lange gilt ein Prospekt?',
            'How long is a brochure valid?',
            'До какого числа действует брошюра?',
          ),
          answer: richTexts({
            bg: 'И двата дни от корицата са включени. Ако пише „до 24 ноември“, на 24-ти още можете да купувате, чак до затварянето на магазина.',
            de: 'Beide Tage auf dem Titel zählen mit. Steht dort „bis 24. November“, kannst du am 24. noch kaufen, bis das Geschäft schließt.',
            en: 'Both days on the cover count. If it says “until 24 November”, you can still buy on the 24th, until the shop closes.',
            ru: 'Оба дня на обложке входят в срок. Если написано «до 24 ноября», то и 24-го ещё можно купить, до закрытия магазина.',
          }),
        },
        {
          question: t(
            'Какво значи сивата лента?',
            'Was bedeutet das graue Band?',
            'What does the grey ribbon mean?',
            'Что значит серая лента?',
          ),
          answer: richTexts({
            bg: 'Брошурата е изтекла. Оставяме я, за да виждате какви са били цените, и слагаме връзка към новата от същия магазин.',
            de: 'Der Prospekt ist abgelaufen. Wir lassen ihn stehen, damit du die alten Preise siehst, und verlinken den neuen desselben Geschäfts.',
            en: 'The brochure has ended. We keep it so that you can see what the prices were, with a link to the same shop’s new one.',
            ru: 'Срок действия брошюры истёк. Мы оставляем её, чтобы были видны прежние цены, и даём ссылку на новую из того же магазина.',
          }),
        },
        {
          question: t(
            'Как да увелича дребния шрифт?',
            'Wie vergrößere ich kleine Schrift?',
            'How do I enlarge small print?',
            'Как увеличить мелкий шрифт?',
          ),
          answer: richTexts({
            bg: 'С два пръста, с колелцето на мишката, докато държите Ctrl или ⌘, или с клавиша плюс. По-острата картинка се зарежда едва тогава, за да пестим мегабайтите ви.',
            de: 'Mit zwei Fingern, mit dem Mausrad bei gedrückter Strg- oder ⌘-Taste oder mit der Plustaste. Das schärfere Bild wird erst dann geladen, um dein Datenvolumen zu schonen.',
            en: 'With two fingers, with the mouse wheel while you hold Ctrl or ⌘, or with the plus key. The sharper picture is loaded only then, to save your data.',
            ru: 'Двумя пальцами, колёсиком мыши с нажатой клавишей Ctrl или ⌘ или клавишей плюс. Чёткая картинка грузится только тогда, чтобы беречь ваши мегабайты.',
          }),
        },
        {
          question: t(
            'Мога ли да пратя на някого точно една страница?',
            'Kann ich genau eine Seite verschicken?',
            'Can I send somebody one particular page?',
            'Можно ли послать кому-то одну страницу?',
          ),
          answer: richTexts({
            bg: 'Да. Адресът горе се сменя, докато прелиствате, така че го копирайте, когато сте на нужната страница.',
            de: 'Ja. Die Adresse oben ändert sich beim Blättern, kopiere sie also von der Seite, auf der du bist.',
            en: 'Yes. The address changes as you turn the pages, so copy it on the page you want to share.',
            ru: 'Да. Адрес наверху меняется, когда вы листаете, так что копируйте его на нужной странице.',
          }),
        },
        {
          question: t(
            'Защо някои брошури се изтеглят, а други не?',
            'Warum kann man manche herunterladen und andere nicht?',
            'Why can some be downloaded and others not?',
            'Почему одни можно скачать, а другие нет?',
          ),
          answer: richTexts({
            bg: 'Решава магазинът. Да четете брошурите и да отпечатате своя списък можете винаги.',
            de: 'Das entscheidet das Geschäft. Lesen und deine Liste drucken kannst du immer.',
            en: 'The shop decides. You can always read them, and print your own list.',
            ru: 'Решает магазин. Читать брошюры и печатать свой список можно всегда.',
          }),
        },
      ],
    }),
    accordion({
      heading: t('Намиране', 'Finden', 'Finding', 'Поиск'),
      tone: 'toneSunken',
      items: [
        {
          question: t(
            'Трябва ли да пиша на кирилица?',
            'Muss ich kyrillisch schreiben?',
            'Do I have to write in Cyrillic?',
            'Нужно ли писать кириллицей?',
          ),
          answer: richTexts({
            bg: 'Не. „Sirene“, „сирене“ и „сирине“ водят до едно и също. Можете да търсите и с немска, английска или руска дума.',
            de: 'Nein. „Sirene“, „сирене“ und selbst „сирине“ führen zum selben Ergebnis. Auch deutsche, englische und russische Wörter werden verstanden.',
            en: 'No. “Sirene”, “сирене” and even “сирине” lead to the same results. German, English and Russian words are understood too.',
            ru: 'Нет. «Sirene», «сирене» и даже «сирине» приведут к одному и тому же. Поиск понимает и немецкие, английские и русские слова.',
          }),
        },
        {
          question: t(
            'Защо не намирам брошурата от миналата седмица?',
            'Warum finde ich den Prospekt der letzten Woche nicht?',
            'Why can I not find last week’s brochure?',
            'Почему я не нахожу брошюру прошлой недели?',
          ),
          answer: richTexts({
            bg: 'Търсенето показва първо само актуалното и предстоящото; с филтъра „Изтекли“ намира и старите брошури. Те са и на страницата на магазина или при изтеклите в неговата [категория](/c/supermarket).',
            de: 'Die Suche zeigt zunächst nur, was gilt oder demnächst gilt; mit dem Filter „Abgelaufen“ findet sie auch alte Prospekte. Sie stehen auch auf der Seite des Geschäfts oder unter den abgelaufenen einer [Kategorie](/c/supermarket).',
            en: 'By default, search shows only brochures that are valid or coming up; with the filter “Ended” it finds older ones too. They are also on the shop’s page, or among the expired ones in a [category](/c/supermarket).',
            ru: 'Поиск сначала показывает только действующее и предстоящее; с фильтром «Завершены» находит и старые брошюры. Они есть и на странице магазина, и среди закончившихся в [категории](/c/supermarket).',
          }),
        },
        {
          question: t(
            'Моят магазин липсва. Какво да направя?',
            'Mein Geschäft fehlt. Was nun?',
            'My shop is missing. What now?',
            'Моего магазина нет. Что делать?',
          ),
          answer: richTexts({
            bg: 'Кажете на касата, че ви липсва у нас. Магазините идват при нас най-често след такъв разговор.',
            de: 'Sag es an der Kasse. Die meisten Geschäfte kommen nach so einem Gespräch zu uns.',
            en: 'Say so at the till. Most shops come to us after a conversation like that.',
            ru: 'Скажите об этом на кассе. Чаще всего магазины приходят к нам после такого разговора.',
          }),
        },
      ],
    }),
    {
      blockType: 'call-to-action',
      heading: t(
        'Въпросът е за цени или за списъка?',
        'Fragen zu Preisen oder zur Liste?',
        'A question about prices or your list?',
        'Вопрос о ценах или о списке?',
      ),
      intro: t(
        'Тези отговори са на отделна страница.',
        'Diese Antworten stehen auf einer eigenen Seite.',
        'Those answers have a page of their own.',
        'Эти ответы на отдельной странице.',
      ),
      links: [
        {
          label: t('Към вторите въпроси', 'Zu den anderen Fragen', 'See the other questions', 'К другим вопросам'),
          to: '/faqs-2',
        },
      ],
      tone: 'toneSoft',
    },
  ],
}
