import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { accordion, cards } from './blocks'
import type { PageSeed } from './types'

export const faqs2: PageSeed = {
  slug: 'faqs-2',
  sitemapSection: 'about',
  title: t(
    'Цени, списък и известия',
    'Preise, Liste und Preisalarm',
    'Prices, lists and price alerts',
    'Цены, список и уведомления',
  ),
  summary: t(
    'Откъде са цените, кога отстъпката е истинска и какво става със списъка ви, когато телефонът се загуби.',
    'Woher die Preise kommen, wann eine Preissenkung echt ist und was mit deiner Liste geschieht, wenn das Telefon weg ist.',
    'Where prices come from, when a reduction is genuine, and what happens to your list when the phone is lost.',
    'Откуда цены, когда скидка настоящая и что будет со списком, если телефон потеряется.',
  ),
  blocks: [
    cards({
      columns: 'columns4',
      look: 'lookPlain',
      items: [
        {
          image: 'picture:numbers',
          heading: t('Цени', 'Preise', 'Prices', 'Цены'),
          text: t(
            'Наблюдавани, а не обещани.',
            'Beobachtet, nicht versprochen.',
            'Observed, not promised.',
            'Наблюдаемые, а не обещанные.',
          ),
        },
        {
          image: 'picture:basket',
          heading: t('Списък', 'Liste', 'List', 'Список'),
          text: t(
            'Ваш, и без регистрация.',
            'Deine, auch ohne Anmeldung.',
            'Yours, without signing up.',
            'Ваш, даже без регистрации.',
          ),
        },
        {
          image: 'picture:phone',
          heading: t('Известия', 'Benachrichtigungen', 'Alerts', 'Уведомления'),
          text: t(
            'Едно писмо на седмица; за желаните до едно на ден и едно, когато избран размер отново е в наличност.',
            'Eine E-Mail pro Woche; zum Wunschzettel bis zu eine am Tag und eine, wenn eine gewählte Größe wieder da ist.',
            'One email a week; about the wishlist up to one a day, and one when a size you chose is back.',
            'Одно письмо в неделю; об избранном — до одного в день и одно, когда выбранный размер снова в наличии.',
          ),
        },
        {
          image: 'picture:scales',
          heading: t('Честност', 'Ehrlichkeit', 'Honesty', 'Честность'),
          text: t('Без платени места.', 'Ohne bezahlte Plätze.', 'No paid places.', 'Без платных мест.'),
        },
      ],
    }),
    accordion({
      heading: t(
        'Какво ни питат най-често',
        'Was wir am häufigsten gefragt werden',
        'What we are asked most',
        'О чём нас спрашивают чаще всего',
      ),
      columns: 'columns2',
      tone: 'toneSunken',
      items: [
        {
          question: t(
            'Кога една отстъпка е истинска?',
            'Wann ist eine Preissenkung echt?',
            'When is a reduction genuine?',
            'Когда скидка настоящая?',
          ),
          answer: richTexts({
            bg: 'Когато цената е по-ниска от най-ниската през тридесетте дни преди началото на отстъпката. Ако данните не стигат, пишем „няма достатъчно данни“ и не гадаем.',
            de: 'Wenn der Preis unter dem niedrigsten der dreißig Tage vor Beginn der Preissenkung liegt. Reichen die Daten nicht, sagen wir das und raten nicht.',
            en: 'When the price is below the lowest in the thirty days before the reduction began. If there is not enough data, we say so and do not guess.',
            ru: 'Когда цена ниже самой низкой за тридцать дней до начала скидки. Если данных мало, мы так и пишем и не гадаем.',
          }),
        },
        {
          question: t(
            'Защо цената на касата е друга?',
            'Warum ist der Preis an der Kasse ein anderer?',
            'Why is the price at the till different?',
            'Почему цена на кассе другая?',
          ),
          answer: richTexts({
            bg: 'Най-често офертата е само с клиентска карта или за друг град. И двете са отбелязани до цената.',
            de: 'Meist gilt das Angebot nur mit Kundenkarte oder in einer anderen Stadt. Beides steht neben dem Preis.',
            en: 'Usually the offer needs a loyalty card or applies in another town. Both are marked next to the price.',
            ru: 'Чаще всего предложение действует по карте покупателя или в другом городе. И то и другое указано рядом с ценой.',
          }),
        },
        {
          question: t(
            'Къде живее моят списък?',
            'Wo ist meine Liste gespeichert?',
            'Where is my list stored?',
            'Где живёт мой список?',
          ),
          answer: richTexts({
            bg: 'Във вашия браузър. Ако влезете, пазим копие при нас и то се обединява с другите ви устройства, без да се изгуби нищо.',
            de: 'In deinem Browser. Meldest du dich an, speichern wir eine Kopie und gleichen sie mit deinen anderen Geräten ab, ohne dass etwas verloren geht.',
            en: 'In your browser. If you sign in, we keep a copy and merge it with your other devices, so nothing is lost.',
            ru: 'В вашем браузере. Если войти, копия хранится у нас и объединяется с другими устройствами без потерь.',
          }),
        },
        {
          question: t(
            'Може ли цялото семейство да отмята?',
            'Kann die ganze Familie abhaken?',
            'Can the whole family tick things off?',
            'Может ли отмечать вся семья?',
          ),
          answer: richTexts({
            bg: 'Да. Споделете връзката за редактиране и всички ще виждате един и същи списък.',
            de: 'Ja. Teile den Link zum Bearbeiten, dann seht ihr alle dieselbe Liste.',
            en: 'Yes. Share the link for editing and everyone sees the same list.',
            ru: 'Да. Поделитесь ссылкой для изменений, и все увидят один и тот же список.',
          }),
        },
        {
          question: t(
            'Колко писма ще получа?',
            'Wie viele E-Mails bekomme ich?',
            'How many emails will I get?',
            'Сколько писем я получу?',
          ),
          answer: richTexts({
            bg: 'За това, което следите, най-много едно на седмица, в четвъртък; за поевтинели стоки от желаните – най-много едно на ден; и едно, когато избран размер отново е в наличност. Всички само ако наистина има новина. Под първите две има връзка към бутон, с който ги спирате.',
            de: 'Zu dem, was du beobachtest, höchstens eine pro Woche, am Donnerstag; zu Artikeln auf dem Wunschzettel, die günstiger geworden sind, höchstens eine am Tag; und eine, wenn eine gewählte Größe wieder da ist. Alle nur, wenn es Neues gibt. Unter den ersten beiden steht ein Link zu einer Schaltfläche, mit der du sie abbestellst.',
            en: 'About what you follow, at most one a week, on Thursday; about wishlist items that have become cheaper, at most one a day; and one when a size you chose is back. And only if there is news. The first two have a link at the bottom to a button that stops them.',
            ru: 'О том, за чем вы следите, — не больше одного в неделю, в четверг; о подешевевших вещах из избранного — не больше одного в день; и одно, когда выбранный размер снова в наличии. И всё это — только если есть новости. Внизу первых двух есть ссылка на страницу с кнопкой, которая их отключает.',
          }),
        },
        {
          question: t(
            'Какво знаете за мен?',
            'Was wisst ihr über mich?',
            'What do you know about me?',
            'Что вы обо мне знаете?',
          ),
          answer: richTexts({
            bg: 'Ако нямате профил, не сте поръчвали и не сте ни оставили адреса си – нищо. С профил – имейла ви, списъците ви и това, което следите, а за поръчка – каквото е нужно за нея. Можете да го изтеглите или изтриете по всяко време.',
            de: 'Wenn du kein Konto hast, nichts bestellt und uns keine Adresse gegeben hast: nichts. Mit Konto deine E-Mail-Adresse, deine Listen und was du beobachtest; zu einer Bestellung das, was für sie nötig ist. Du kannst alles jederzeit herunterladen oder löschen.',
            en: 'If you have no account, have ordered nothing and have given us no address, nothing. With an account, your email address, your lists and what you follow; for an order, what it needs. You can download or delete it all at any time.',
            ru: 'Если у вас нет профиля, вы ничего не заказывали и не оставляли нам адреса, — ничего. С профилем — адрес электронной почты, списки и то, за чем вы следите; для заказа — то, что для него нужно. Всё это можно в любой момент скачать или удалить.',
          }),
        },
        {
          question: t(
            'Защо няма класация на лекарства?',
            'Warum gibt es keine Rangliste für Arzneimittel?',
            'Why is there no ranking of medicines?',
            'Почему нет рейтинга лекарств?',
          ),
          answer: richTexts({
            bg: 'Защото лекарство не се избира по най-ниската цена. Показваме брошурите на аптеките, но без значки и сравнения.',
            de: 'Weil man Arzneimittel nicht nach dem niedrigsten Preis wählt. Wir zeigen die Prospekte der Apotheken, aber ohne Plaketten und Vergleiche.',
            en: 'Because medicine should not be chosen by the lowest price. We show pharmacies’ brochures, but without badges or comparisons.',
            ru: 'Потому что лекарство не выбирают по самой низкой цене. Мы показываем брошюры аптек, но без значков и сравнений.',
          }),
        },
        {
          question: t(
            'Колко често се обновяват цените?',
            'Wie oft werden die Preise aktualisiert?',
            'How often are prices updated?',
            'Как часто обновляются цены?',
          ),
          answer: richTexts({
            bg: 'Всеки ден, когато държавата публикува данните за предишния. Под всяка графика пише за кой ден са данните.',
            de: 'Täglich, sobald der Staat die Daten des Vortags veröffentlicht. Unter jedem Diagramm steht, von welchem Tag die Daten sind.',
            en: 'Every day, once the state publishes the previous day’s data. The date of the data is shown under each chart.',
            ru: 'Каждый день, когда государство публикует данные за предыдущий. Под каждым графиком указано, за какой день данные.',
          }),
        },
      ],
    }),
  ],
}
