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
    bg: 'Трето начало, като гише: първо онова, за което остава най-малко време, после всичко останало.',
    de: 'Eine dritte Startseite, wie ein Schalter: zuerst, wofür die wenigste Zeit bleibt, dann alles andere.',
    en: 'A third home page, like a counter: first what has the least time left, then everything else.',
    ru: 'Третья главная, как окошко: сначала то, на что осталось меньше всего времени, потом остальное.',
  },
  blocks: [
    {
      blockType: 'brochure-list',
      heading: { bg: 'Часовникът тече', de: 'Die Uhr läuft', en: 'The clock is running', ru: 'Часы идут' },
      source: 'sourceEnds',
      look: 'viewShelf',
      limit: 6,
      tone: 'toneSunken',
    },
    {
      blockType: 'statistics',
      heading: {
        bg: 'Защо бързаме спокойно',
        de: 'Warum wir in Ruhe eilen',
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
            bg: 'е мигът, в който изтеклото се прибира само',
            de: 'ist der Moment, in dem Abgelaufenes von selbst verschwindet',
            en: 'is the moment when expired brochures clear themselves away',
            ru: 'вот миг, когда истёкшее убирается само',
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
            bg: `Големите опаковки не винаги са по-евтини. Подредете по цена за килограм и проверете дали ще го изядете навреме. **Мляко, плодове и хляб** купувайте на два пъти, останалото наведнъж.`,
            de: `Große Packungen sind nicht immer günstiger. Ordne nach dem Preis je Kilo und prüfe, ob ihr es rechtzeitig aufesst. **Milch, Obst und Brot** kauft man in zwei Gängen, den Rest auf einmal.`,
            en: `Large packs are not always cheaper. Sort by the price per kilo and check that you will finish it in time. Buy **milk, fruit and bread** twice a week, the rest in one go.`,
            ru: `Большие упаковки не всегда дешевле. Отсортируйте по цене за килограмм и проверьте, успеете ли съесть. **Молоко, фрукты и хлеб** покупайте за два раза, остальное разом.`,
          }),
        },
        {
          label: { bg: 'За себе си', de: 'Für mich allein', en: 'For yourself', ru: 'Для себя' },
          body: richTexts({
            bg: `Един човек губи най-много от изхвърлена храна. Изберете магазин с насипни стоки, замразявайте половината хляб и гледайте офертите „за брой“, не „за два“.`,
            de: `Wer allein lebt, verliert am meisten durch Weggeworfenes. Wähl ein Geschäft mit loser Ware, frier das halbe Brot ein und achte auf Angebote je Stück, nicht je Doppelpack.`,
            en: `People who live alone lose most through what they throw away. Pick a shop with loose goods, freeze half the bread, and look for offers on single items, not on pairs.`,
            ru: `Один человек больше всего теряет на выброшенной еде. Выберите магазин с весовыми товарами, замораживайте половину хлеба и смотрите на цену за штуку, а не за пару.`,
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
            bg: `Направете списък тук и изпратете връзката. Отваря се без регистрация, буквите се увеличават с два пръста, а печатът излиза на един лист с големи квадратчета.`,
            de: `Stell hier eine Liste zusammen und schick den Link. Er öffnet sich ohne Anmeldung, mit zwei Fingern wird die Schrift größer, und gedruckt passt die Liste mit großen Kästchen auf ein Blatt.`,
            en: `Make a list here and send the link. It opens without an account, two fingers make the text larger, and the printout fits on one sheet with large boxes.`,
            ru: `Составьте список здесь и отправьте ссылку. Она открывается без регистрации, буквы увеличиваются двумя пальцами, а печать помещается на одном листе с большими клетками.`,
          }),
        },
      ],
    },
    {
      blockType: 'brochure-list',
      heading: { bg: 'Още не е започнало', de: 'Noch nicht begonnen', en: 'Not begun yet', ru: 'Ещё не началось' },
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
            bg: 'Не. Показваме хартията на магазините и водим до тях.',
            de: 'Nein. Wir zeigen die Prospekte der Geschäfte und verlinken zu ihnen.',
            en: 'No. We show the shops’ brochures and link to them.',
            ru: 'Нет. Мы показываем бумагу магазинов и ведём к ним.',
          }),
        },
        {
          question: {
            bg: 'Ами ако цената на касата е друга?',
            de: 'Und wenn der Preis an der Kasse anders ist?',
            en: 'What if the till says another price?',
            ru: 'А если на кассе другая цена?',
          },
          answer: richTexts({
            bg: 'Важи касата. Покажете страницата от брошурата, датата е в ъгъла ѝ, и ни пишете.',
            de: 'Es gilt der Preis an der Kasse. Zeig dort die Prospektseite, das Datum steht in der Ecke, und schreib uns.',
            en: 'The price at the till applies. Show them the brochure page, the date is in the corner, and write to us.',
            ru: 'Верна касса. Покажите страницу брошюры, дата в её углу, и напишите нам.',
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
            bg: 'Да, адресът ѝ остава. Отгоре пише, че е изтекла, и води към новата.',
            de: 'Ja, ihre Adresse bleibt. Oben steht, dass sie abgelaufen ist, und ein Link führt zur neuen.',
            en: 'Yes, its address stays. A note at the top says that it has ended and links to the new one.',
            ru: 'Да, её адрес остаётся. Наверху сказано, что она истекла, и есть ссылка на новую.',
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
            bg: 'Защото брошурите са реклами. Повече не ни трябват.',
            de: 'Weil Prospekte schon Werbung sind. Mehr brauchen wir nicht.',
            en: 'Because brochures are ads already. We do not need any more.',
            ru: 'Потому что брошюры уже реклама. Больше нам не нужно.',
          }),
        },
      ],
    },
  ],
}
