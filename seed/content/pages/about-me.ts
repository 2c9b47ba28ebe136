import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { cards, hero, media, testimonials } from './blocks'
import type { PageSeed } from './types'

export const aboutMe: PageSeed = {
  slug: 'about-me',
  sitemapSection: 'about',
  title: t('Аз съм Мира', 'Ich bin Mira', 'I am Mira', 'Я Мира'),
  summary: t(
    'Редакторката, която чете всяка брошура, преди да стигне до вас: как минава един понеделник.',
    'Die Redakteurin, die jeden Prospekt liest, bevor du ihn siehst: So verläuft ein Montag.',
    'The editor who reads every brochure before you do: what a Monday looks like.',
    'Редактор, который читает каждую брошюру раньше вас: как проходит понедельник.',
  ),
  blocks: [
    hero({
      eyebrow: t('Редакторът', 'Die Redakteurin', 'The editor', 'Редактор'),
      heading: t(
        'Аз съм Мира и чета брошури по професия',
        'Ich bin Mira und lese beruflich Prospekte',
        'I am Mira, and I read brochures for a living',
        'Я Мира, и моя работа — читать брошюры',
      ),
      text: t(
        'Миналата година през ръцете ми минаха четири хиляди страници. Помня най-добре кашкавала за 8,90.',
        'Letztes Jahr gingen viertausend Seiten durch meine Hände. Am besten erinnere ich mich an den Käse für 8,90.',
        'Four thousand pages went through my hands last year. The one I remember best is the cheese at 8.90.',
        'За прошлый год через мои руки прошло четыре тысячи страниц. Лучше всего помню сыр за 8,90.',
      ),
      image: 'picture:person-mira',
      tone: 'toneSunken',
    }),
    media({
      arrangement: 'pictureLeft',
      image: 'picture:desk',
      heading: t('Моят понеделник', 'Mein Montag', 'My Monday', 'Мой понедельник'),
      body: richTexts({
        bg: `В седем и половина идват първите файлове. Отварям ги на телефона, защото там ги четете и вие. Ако аз трябва да присвивам очи, значи страницата не е готова.

До обяд проверявам дали цената на снимката и цената в текста са една и съща. Разминават се по-често, отколкото бихте помислили: веднъж чадър струваше колкото диван.

> Една брошура е готова, когато баба ми намери в нея лимоните без помощ.`,
        de: `Um halb acht kommen die ersten Dateien. Ich öffne sie auf dem Telefon, denn dort liest du sie auch. Wenn ich die Augen zusammenkneifen muss, ist die Seite nicht fertig.

Bis Mittag prüfe ich, ob der Preis im Bild mit dem im Text übereinstimmt. Die beiden weichen öfter voneinander ab, als man denkt: Einmal kostete ein Regenschirm so viel wie ein Sofa.

> Ein Prospekt ist fertig, wenn meine Großmutter die Zitronen ohne Hilfe findet.`,
        en: `The first files arrive at half past seven. I open them on my phone, because that is where you read them. If I have to squint, the page is not ready.

Until noon I check whether the price in the picture and the price in the text agree. They differ more often than you would think: an umbrella once cost as much as a sofa.

> A brochure is ready when my grandmother finds the lemons without help.`,
        ru: `Первые файлы приходят в половине восьмого. Открываю их на телефоне: вы ведь читаете там же. Если мне приходится щуриться, страница не готова.

До полудня сверяю цену на картинке с ценой в тексте. Они расходятся чаще, чем кажется: однажды зонт стоил как диван.

> Брошюра готова, когда моя бабушка сама находит в ней лимоны.`,
      }),
    }),
    cards({
      heading: t('Какво нося в чантата', 'Was ich in der Tasche habe', 'What is in my bag', 'Что у меня в сумке'),
      look: 'lookPlain',
      tone: 'toneSoft',
      items: [
        {
          image: 'picture:phone',
          heading: t('Стар телефон', 'Ein altes Telefon', 'An old phone', 'Старый телефон'),
          text: t(
            'Малък екран, пукнато стъкло. Щом нещо се чете на него, чете се навсякъде.',
            'Kleiner Bildschirm, Sprung im Glas. Was man hier lesen kann, kann man überall lesen.',
            'A small screen with a crack. What is readable here is readable anywhere.',
            'Маленький экран с трещиной. Что читается на нём, читается везде.',
          ),
        },
        {
          image: 'picture:archive',
          heading: t('Тетрадка с цени', 'Ein Heft mit Preisen', 'A notebook of prices', 'Тетрадь с ценами'),
          text: t(
            'Хляб, олио, кафе. Записвам ги всяка сряда от девет години.',
            'Brot, Öl, Kaffee. Ich schreibe sie seit neun Jahren jeden Mittwoch auf.',
            'Bread, oil, coffee. I have written them down every Wednesday for nine years.',
            'Хлеб, растительное масло, кофе. Записываю каждую среду уже девять лет.',
          ),
        },
        {
          image: 'picture:basket',
          heading: t('Сгъваема торба', 'Eine Falttasche', 'A folding bag', 'Складная сумка'),
          text: t(
            'Защото накрая все пак минавам през магазина.',
            'Weil ich am Ende doch noch einkaufen gehe.',
            'Because in the end I still stop at the shop.',
            'Потому что под конец я всё равно захожу в магазин.',
          ),
        },
      ],
    }),
    testimonials({
      look: 'lookSingle',
      intro: t(
        'Мира и Стефан са измислени за демонстрацията.',
        'Mira und Stefan sind für die Demo erfunden.',
        'Mira and Stefan are invented for the demonstration.',
        'Мира и Стефан придуманы для демонстрации.',
      ),
      quotes: [
        {
          quote: t(
            'Мира веднъж ми се обади в неделя, защото запетаята в цената на боба стоеше накриво.',
            'Mira rief mich einmal am Sonntag an, weil das Komma im Preis der Bohnen schief stand.',
            'Mira once called me on a Sunday because the decimal point in the price of the beans was crooked.',
            'Однажды Мира позвонила мне в воскресенье: запятая в цене фасоли стояла криво.',
          ),
          name: t('Стефан', 'Stefan', 'Stefan', 'Стефан'),
          role: t('отговаря за цените', 'verantwortlich für die Preise', 'in charge of prices', 'отвечает за цены'),
          image: 'picture:person-stefan',
        },
      ],
    }),
  ],
}
