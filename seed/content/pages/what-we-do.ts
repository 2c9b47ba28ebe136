import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { brochures, cards, hero } from './blocks'
import type { PageSeed } from './types'

export const whatWeDo: PageSeed = {
  slug: 'what-we-do',
  sitemapSection: 'about',
  title: t('Какво правим', 'Was wir tun', 'What we do', 'Что мы делаем'),
  summary: t(
    'От PDF файл до страница, която се чете на телефон: шестте стъпки на една брошура при нас.',
    'Von der PDF-Datei zur Seite, die man am Telefon liest: die sechs Schritte eines Prospekts bei uns.',
    'From a PDF to a page you can read on a phone: the six steps every brochure goes through here.',
    'От PDF до страницы, которую читают с телефона: шесть шагов, которые брошюра проходит у нас.',
  ),
  blocks: [
    hero({
      size: 'sizeLarge',
      ground: 'groundPicture',
      image: 'picture:leaflets',
      heading: t(
        'Хартия, в която се търси',
        'Wir machen Papier durchsuchbar',
        'We make paper searchable',
        'Мы делаем бумагу доступной для поиска',
      ),
      text: t(
        'Магазинът праща файл. Вие намирате лимона на страница деветнадесет.',
        'Das Geschäft schickt eine Datei. Du findest die Zitrone auf Seite neunzehn.',
        'The shop sends a file. You find the lemon on page nineteen.',
        'Магазин присылает файл. Вы находите лимон на девятнадцатой странице.',
      ),
      links: [
        { label: t('Опитайте търсенето', 'Suche ausprobieren', 'Try the search', 'Попробовать поиск'), to: '/search' },
      ],
    }),
    cards({
      heading: t('Шест стъпки', 'Sechs Schritte', 'Six steps', 'Шесть шагов'),
      look: 'lookNumbered',
      items: [
        {
          heading: t('Приемаме', 'Annehmen', 'Receive', 'Принимаем'),
          text: t(
            'Файлът идва от магазина, никога от чужд сайт.',
            'Die Datei kommt vom Geschäft, nie von fremden Seiten.',
            'The file comes from the shop, never from another site.',
            'Файл приходит от магазина, а не с чужого сайта.',
          ),
        },
        {
          heading: t('Разлистваме', 'Aufblättern', 'Unfold', 'Разворачиваем'),
          text: t(
            'Всяка страница се превръща в картинка в четири размера с текст под нея.',
            'Jede Seite wird zu einem Bild in vier Größen mit Text darunter.',
            'Each page becomes a picture in four sizes with text beneath.',
            'Каждая страница становится картинкой в четырёх размерах с текстом под ней.',
          ),
        },
        {
          heading: t('Отбелязваме', 'Markieren', 'Mark', 'Отмечаем'),
          text: t(
            'Продукт, опаковка, цена и цена за килограм получават своето място.',
            'Ware, Packung, Preis und Grundpreis bekommen ihren Platz.',
            'Product, pack, price and unit price each get a place of their own.',
            'Товар, упаковка, цена и цена за килограмм получают своё место.',
          ),
        },
        {
          heading: t('Сверяваме', 'Vergleichen', 'Compare', 'Сверяем'),
          text: t(
            'Поставяме офертата до вчерашните цени на същата стока.',
            'Wir legen das Angebot neben die gestrigen Preise derselben Ware.',
            'We put the offer next to yesterday’s prices for the same product.',
            'Ставим предложение рядом со вчерашними ценами того же товара.',
          ),
        },
        {
          heading: t('Публикуваме', 'Veröffentlichen', 'Publish', 'Публикуем'),
          text: t(
            'Още преди първия ден, с бележка кога започва. В полунощ след последния ден брошурата посивява.',
            'Schon vor dem ersten Tag, mit dem Hinweis, ab wann er gilt. Nach dem letzten Tag wird er um Mitternacht grau.',
            'Even before the first day, marked with the day it starts. At midnight after the last day it turns grey.',
            'Ещё до первого дня, с пометкой, когда она начнёт действовать. В полночь после последнего дня она становится серой.',
          ),
        },
        {
          heading: t('Пазим', 'Aufheben', 'Keep', 'Храним'),
          text: t(
            'Старата брошура остава на адреса си, за да има с какво да се сравнява.',
            'Der alte Prospekt behält seine Adresse, damit man vergleichen kann.',
            'The old brochure keeps its address so there is something to compare with.',
            'Старая брошюра остаётся по своему адресу, чтобы было с чем сравнивать.',
          ),
        },
      ],
    }),
    {
      blockType: 'tabs',
      heading: t('За кого', 'Für wen', 'For whom', 'Для кого'),
      tone: 'toneSunken',
      items: [
        {
          label: t('За купувача', 'Für Käufer', 'For shoppers', 'Для покупателя'),
          image: 'picture:trolley',
          body: richTexts({
            bg: `Отметнете офертата и тя влиза в [списъка](/list). Той пресмята сумата по магазини и казва къде всичко заедно излиза най-евтино.

Работи и без връзка, защото в мазето на супермаркета обикновено няма обхват.`,
            de: `Hake ein Angebot an, und es steht auf der [Liste](/list). Sie rechnet nach Geschäften und sagt, wo alles zusammen am wenigsten kostet.

Sie geht auch ohne Netz, denn im Untergeschoss des Supermarkts gibt es meist keins.`,
            en: `Tick an offer and it goes on the [list](/list). The list adds everything up by shop and shows where it all costs least.

It works offline too, because there is usually no signal in a supermarket basement.`,
            ru: `Отметьте предложение, и оно попадёт в [список](/list). Он считает сумму по магазинам и показывает, где всё вместе выйдет дешевле.

Список работает и без связи: в подвале супермаркета её обычно нет.`,
          }),
        },
        {
          label: t('За магазина', 'Für Geschäfte', 'For shops', 'Для магазина'),
          image: 'picture:town',
          body: richTexts({
            bg: `Изпращате ни един PDF. Скоро след това той е на сайта с вашето лого, адреси и работно време.

Мястото в списъка не се купува: брошурите се подреждат по дата.`,
            de: `Ihr schickt uns ein PDF. Kurz darauf steht es mit Logo, Adressen und Öffnungszeiten auf der Website.

Den Platz in der Liste kann man nicht kaufen: Sortiert wird nach Datum.`,
            en: `You send us one PDF. Soon after, it is on the site with your logo, addresses and opening hours.

A place in the list cannot be bought: brochures are sorted by date.`,
            ru: `Вы присылаете нам один PDF. Вскоре он появляется на сайте с вашим логотипом, адресами и часами работы.

Место в списке не продаётся: брошюры расположены по дате.`,
          }),
        },
        {
          label: t('За любопитния', 'Für Neugierige', 'For the curious', 'Для любопытных'),
          image: 'picture:numbers',
          body: richTexts({
            bg: 'Отворените данни на държавата за цените показваме като графика за всеки продукт. Какво значи „най-ниска цена за 30 дни“, е обяснено [тук](/how-prices-work).',
            de: 'Die offenen Preisdaten des Staates zeigen wir zu jedem Produkt als Kurve. Was „niedrigster Preis der letzten 30 Tage“ bedeutet, steht [hier](/how-prices-work).',
            en: 'We show the state’s open price data as a chart for every product. What “lowest price in 30 days” means is explained [here](/how-prices-work).',
            ru: 'Открытые данные государства о ценах мы показываем графиком для каждого товара. Что значит «самая низкая цена за 30 дней», объяснено [здесь](/how-prices-work).',
          }),
        },
      ],
    },
    brochures({
      heading: t(
        'Току-що минали през ръцете ни',
        'Gerade durch unsere Hände gegangen',
        'Fresh from our hands',
        'Только что из наших рук',
      ),
      source: 'sourceNewest',
      limit: 5,
    }),
  ],
}
