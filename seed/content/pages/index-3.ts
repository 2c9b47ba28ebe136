import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const index3: PageSeed = {
  slug: 'index-3',
  sitemapSection: 'starts',
  headerStyle: '6',
  footerStyle: '6',
  title: {
    bg: 'Какво да купите, преди да изтече',
    de: 'Was du kaufen solltest, bevor es endet',
    en: 'What to buy before it ends',
    ru: 'Что купить, пока не закончилось',
  },
  summary: {
    bg: 'Трето начало, като гише: първо онова, което изтича най-скоро, после всичко останало.',
    de: 'Eine dritte Startseite, wie ein Schalter: zuerst, was am ehesten endet, dann alles andere.',
    en: 'A third home page, like a counter: first what ends soonest, then everything else.',
    ru: 'Третья главная, как окошко кассы: сначала то, что кончается раньше всего, потом остальное.',
  },
  blocks: [
    {
      blockType: 'brochure-list',
      heading: { bg: 'Времето тече', de: 'Die Uhr läuft', en: 'The clock is running', ru: 'Часы идут' },
      source: 'sourceEnds',
      look: 'viewShelf',
      limit: 6,
      tone: 'toneSunken',
    },
    {
      blockType: 'statistics',
      heading: {
        bg: 'Защо бързаме спокойно',
        de: 'Warum wir mit Weile eilen',
        en: 'Why we hurry calmly',
        ru: 'Почему мы торопимся спокойно',
      },
      tone: 'tonePaper',
      items: [
        {
          value: { bg: '101', de: '101', en: '101', ru: '101' },
          label: {
            bg: 'вида стоки с цена за килограм, литър или брой',
            de: 'Warenarten mit Preis je Kilo, Liter oder Stück',
            en: 'kinds of goods priced per kilo, litre or piece',
            ru: 'вид товаров с ценой за килограмм, литр или штуку',
          },
        },
        {
          value: { bg: '00:00', de: '00:00', en: '00:00', ru: '00:00' },
          label: {
            bg: 'е мигът, в който изтеклите брошури слизат от началната страница',
            de: 'ist der Moment, in dem Abgelaufenes die Startseite verlässt',
            en: 'is the moment when expired brochures leave the home page',
            ru: 'миг, когда закончившиеся брошюры уходят с главной страницы',
          },
        },
        {
          value: { bg: '30 дни', de: '30 Tage', en: '30 days', ru: '30 дней' },
          label: {
            bg: 'назад гледаме, преди да наречем нещо намаление',
            de: 'blicken wir zurück, bevor wir etwas eine Preissenkung nennen',
            en: 'we look back before we call anything a reduction',
            ru: 'назад мы смотрим, прежде чем назвать что-то скидкой',
          },
        },
      ],
    },
    {
      blockType: 'tabs',
      heading: {
        bg: 'За кого пазарувате?',
        de: 'Für wen kaufst du ein?',
        en: 'Who are you shopping for?',
        ru: 'Для кого вы покупаете?',
      },
      tone: 'toneSoft',
      items: [
        {
          label: { bg: 'За семейство', de: 'Für eine Familie', en: 'For a family', ru: 'Для семьи' },
          body: richTexts({
            bg: `Големите опаковки не винаги са по-евтини. Подредете по цена за килограм и проверете дали ще го изядете навреме. **Мляко, плодове и хляб** купувайте два пъти седмично, останалото наведнъж.`,
            de: `Große Packungen sind nicht immer günstiger. Ordne nach dem Preis je Kilo und prüfe, ob ihr es rechtzeitig aufesst. **Milch, Obst und Brot** kaufst du zweimal in der Woche, den Rest auf einmal.`,
            en: `Large packs are not always cheaper. Sort by the price per kilo and check that you will eat it all in time. Buy **milk, fruit and bread** twice a week, the rest in one go.`,
            ru: `Большие упаковки не всегда дешевле. Отсортируйте по цене за килограмм и проверьте, успеете ли всё съесть. **Молоко, фрукты и хлеб** покупайте дважды в неделю, остальное — за один раз.`,
          }),
        },
        {
          label: { bg: 'За себе си', de: 'Für mich allein', en: 'For yourself', ru: 'Для себя' },
          body: richTexts({
            bg: `Който живее сам, губи най-много от изхвърлена храна. Изберете магазин с насипни стоки, замразявайте половината хляб и търсете оферти за един брой, а не за два.`,
            de: `Wer allein lebt, verliert am meisten durch Weggeworfenes. Wähl ein Geschäft mit loser Ware, frier das halbe Brot ein und achte auf Angebote je Stück, nicht je Doppelpack.`,
            en: `People who live alone lose most through what they throw away. Pick a shop with loose goods, freeze half the bread, and look for offers on single items, not on pairs.`,
            ru: `Кто живёт один, больше всего теряет на выброшенной еде. Выберите магазин с весовыми товарами, замораживайте половину хлеба и смотрите на цену за штуку, а не за пару.`,
          }),
        },
        {
          label: {
            bg: 'За по-възрастен близък',
            de: 'Für ältere Verwandte',
            en: 'For an older relative',
            ru: 'Для пожилого родственника',
          },
          body: richTexts({
            bg: `Направете списък тук и изпратете връзката. Отваря се без регистрация, буквите се увеличават с два пръста, а отпечатан, списъкът се събира на един лист с големи квадратчета.`,
            de: `Stell hier eine Liste zusammen und schick den Link. Er öffnet sich ohne Anmeldung, mit zwei Fingern wird die Schrift größer, und gedruckt passt die Liste mit großen Kästchen auf ein Blatt.`,
            en: `Make a list here and send the link. It opens without an account, two fingers make the text larger, and the printout fits on one sheet with large boxes.`,
            ru: `Составьте список здесь и отправьте ссылку. Она открывается без регистрации, буквы увеличиваются двумя пальцами, а в печати список с крупными квадратиками помещается на один лист.`,
          }),
        },
      ],
    },
    {
      blockType: 'brochure-list',
      heading: { bg: 'Още не е започнало', de: 'Noch nicht begonnen', en: 'Not started yet', ru: 'Ещё не началось' },
      source: 'sourceUpcoming',
      look: 'viewGrid',
      limit: 4,
      tone: 'tonePaper',
    },
    {
      blockType: 'accordion',
      heading: {
        bg: 'Питат ни на гишето',
        de: 'Am Schalter gefragt',
        en: 'Asked at the counter',
        ru: 'Спрашивают у окошка',
      },
      columns: 'columns2',
      tone: 'toneSunken',
      items: [
        {
          question: {
            bg: 'Продавате ли нещо от това?',
            de: 'Verkauft ihr etwas davon?',
            en: 'Do you sell any of this?',
            ru: 'Вы что-нибудь из этого продаёте?',
          },
          answer: richTexts({
            bg: 'Не. Показваме брошурите на магазините и слагаме връзки към тях.',
            de: 'Nein. Wir zeigen die Prospekte der Geschäfte und verlinken auf sie.',
            en: 'No. We show the shops’ brochures and link to them.',
            ru: 'Нет. Мы показываем брошюры магазинов и даём ссылки на них.',
          }),
        },
        {
          question: {
            bg: 'Ами ако цената на касата е друга?',
            de: 'Und wenn der Preis an der Kasse anders ist?',
            en: 'What if the price at the till is different?',
            ru: 'А если на кассе другая цена?',
          },
          answer: richTexts({
            bg: 'Важи цената на касата. Покажете там страницата от брошурата (датата е в ъгъла) и ни пишете.',
            de: 'Es gilt der Preis an der Kasse. Zeig dort die Prospektseite (das Datum steht in der Ecke) und schreib uns.',
            en: 'The price at the till applies. Show them the brochure page (the date is in the corner) and write to us.',
            ru: 'Действует цена на кассе. Покажите там страницу брошюры (дата указана в углу) и напишите нам.',
          }),
        },
        {
          question: {
            bg: 'Мога ли да видя миналата седмица?',
            de: 'Kann ich die letzte Woche sehen?',
            en: 'Can I see last week?',
            ru: 'Можно увидеть прошлую неделю?',
          },
          answer: richTexts({
            bg: 'Да, адресът на брошурата остава. Отгоре пише, че е изтекла, и има връзка към новата.',
            de: 'Ja, die Adresse des Prospekts bleibt. Oben steht, dass er abgelaufen ist, und ein Link führt zum neuen.',
            en: 'Yes, the brochure keeps its address. A note at the top says that it has ended and links to the new one.',
            ru: 'Да, адрес брошюры остаётся. Наверху сказано, что её срок истёк, и есть ссылка на новую.',
          }),
        },
        {
          question: {
            bg: 'Защо няма реклами между брошурите?',
            de: 'Warum gibt es keine Werbung zwischen den Prospekten?',
            en: 'Why are there no ads between the brochures?',
            ru: 'Почему между брошюрами нет рекламы?',
          },
          answer: richTexts({
            bg: 'Защото брошурите вече са реклама. Повече не ни трябва.',
            de: 'Weil Prospekte schon Werbung sind. Mehr brauchen wir nicht.',
            en: 'Because brochures are ads already. We do not need any more.',
            ru: 'Потому что брошюры — уже реклама. Больше нам не нужно.',
          }),
        },
      ],
    },
  ],
}
