import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { media, posts } from './blocks'
import type { PageSeed } from './types'

export const blogAuthor: PageSeed = {
  slug: 'blog-author',
  sitemapSection: 'blog',
  title: t('Кой пише тук', 'Wer hier schreibt', 'Who writes here', 'Кто здесь пишет'),
  summary: t(
    'Четирима души, четири почерка. Запознайте се и изберете с кого да пиете кафе.',
    'Vier Menschen, vier Handschriften. Lern sie kennen und such dir aus, mit wem du Kaffee trinkst.',
    'Four people, four pens. Get to know them and choose whom to have a coffee with.',
    'Четыре человека, четыре почерка. Познакомьтесь и выберите, с кем пить кофе.',
  ),
  blocks: [
    media({
      arrangement: 'pictureLeft',
      image: 'picture:person-mira',
      heading: t('Мира: за хартията', 'Mira: über das Papier', 'Mira: on paper', 'Мира: о бумаге'),
      body: richTexts({
        bg: `Пише сутрин, на ръка, и преписва веднъж. Ако при преписването някое изречение я отегчи, маха го. Твърди, че така е загубила цял роман и не съжалява.

Питайте я за корици, грешки и леля ѝ от Елена. [Всичко от Мира](/blog/author/mira-todorova)`,
        de: `Sie schreibt morgens, mit der Hand, und überträgt alles einmal. Langweilt sie dabei ein Satz, fliegt er raus. Auf diese Weise, sagt sie, sei ein ganzer Roman verschwunden, und sie bereue nichts.

Frag sie nach Titelbildern, Fehlern und ihrer Tante aus der Stadt Elena. [Alles von Mira](/blog/author/mira-todorova)`,
        en: `She writes in the morning, by hand, and copies everything out once. If a sentence bores her while copying, it goes. She claims to have lost a whole novel that way and regrets nothing.

Ask her about covers, mistakes and her aunt from the town of Elena. [Everything by Mira](/blog/author/mira-todorova)`,
        ru: `Она пишет по утрам, от руки, и один раз переписывает набело. Если при этом предложение наскучит, вычёркивает. Уверяет, что так потеряла целый роман и не жалеет.

Спросите её об обложках, опечатках и тёте из города Елена. [Всё, что написала Мира](/blog/author/mira-todorova)`,
      }),
    }),
    posts({
      layout: 'layoutCards3',
      author: 'author:mira-todorova',
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
    }),
    media({
      arrangement: 'pictureRight',
      image: 'picture:person-nadya',
      tone: 'toneSoft',
      heading: t('Надя: за пазарите', 'Nadja: über die Märkte', 'Nadya: on markets', 'Надя: о рынках'),
      body: richTexts({
        bg: `Диктува в телефона, докато върви, затова в първите ѝ чернови има трамваи и чужди разговори. Понякога ги оставяме. Познава по име повече кучета, отколкото магазини.

Питайте я кое се бере, кое се чака и кога вали. [Всичко от Надя](/blog/author/nadya-peneva)`,
        de: `Sie spricht im Gehen ins Telefon, darum fahren durch ihre ersten Fassungen Straßenbahnen, und Fremde reden mit. Manchmal lassen wir sie drin. Sie kennt mehr Hunde beim Namen als Geschäfte.

Frag sie, was reif ist, was warten kann und wann es regnet. [Alles von Nadja](/blog/author/nadya-peneva)`,
        en: `She dictates into her phone as she walks, so trams and strangers’ talk run through her first drafts. Sometimes we leave them in. She knows more dogs by name than shops.

Ask her what is ripe, what can wait and when it will rain. [Everything by Nadya](/blog/author/nadya-peneva)`,
        ru: `Она наговаривает тексты в телефон на ходу, поэтому в первых черновиках звенят трамваи и спорят прохожие. Иногда мы их оставляем. Собак по именам знает больше, чем магазинов.

Спросите её, что поспело, что подождёт и когда дождь. [Всё, что написала Надя](/blog/author/nadya-peneva)`,
      }),
    }),
    posts({
      layout: 'layoutCards2',
      author: 'author:nadya-peneva',
      skip: 1,
      limit: 2,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSoft',
    }),
    media({
      arrangement: 'pictureLeft',
      image: 'picture:person-petar',
      heading: t('Петър: за тенджерите', 'Petar: über Töpfe', 'Petar: on pots', 'Пётр: о кастрюлях'),
      body: richTexts({
        bg: `Четиринадесет години е готвил за екипаж от двадесет и двама, които не са могли да отидат другаде. Оттам идва чувството му за отговорност към фасула.

Питайте го с какво да замените каквото и да е. [Всичко от Петър](/blog/author/petar-stoev)`,
        de: `Er kochte vierzehn Jahre lang für eine Besatzung von zweiundzwanzig Leuten, die nirgendwo anders hinkonnten. Daher sein Verantwortungsgefühl gegenüber Bohnen.

Frag ihn, wie man etwas ersetzt, ganz gleich was. [Alles von Petar](/blog/author/petar-stoev)`,
        en: `He cooked for fourteen years for a crew of twenty-two who could not go anywhere else. Hence his sense of duty towards beans.

Ask him what to use instead of anything at all. [Everything by Petar](/blog/author/petar-stoev)`,
        ru: `Он четырнадцать лет кормил экипаж из двадцати двух человек, которым больше некуда было пойти. Отсюда чувство ответственности перед фасолью.

Спросите его, чем заменить что угодно. [Всё, что написал Пётр](/blog/author/petar-stoev)`,
      }),
    }),
    posts({
      layout: 'layoutWide',
      author: 'author:petar-stoev',
      skip: 1,
      limit: 1,
      showsTerms: false,
    }),
    media({
      arrangement: 'pictureRight',
      image: 'picture:person-stefan',
      tone: 'toneSunken',
      heading: t('Стефан: за числата', 'Stefan: über Zahlen', 'Stefan: on figures', 'Стефан: о числах'),
      body: richTexts({
        bg: `Първо прави таблица, после я скрива и пише текст, в който няма нито едно излишно число. Когато пита „колко“, има предвид „спрямо какво“.

Питайте го за масло, април и закръгляне. [Всичко от Стефан](/blog/author/stefan-iliev)`,
        de: `Er baut erst eine Tabelle, versteckt sie dann und schreibt einen Text ohne eine überflüssige Zahl. Wenn er „wie viel“ fragt, meint er „verglichen womit“.

Frag ihn nach Butter, dem April und dem Runden. [Alles von Stefan](/blog/author/stefan-iliev)`,
        en: `First he makes a table, then he hides it and writes a text without a single needless figure. When he asks “how much”, he means “compared with what”.

Ask him about butter, April and rounding. [Everything by Stefan](/blog/author/stefan-iliev)`,
        ru: `Сначала он строит таблицу, потом прячет её и пишет текст, где нет ни одного лишнего числа. Когда спрашивает «сколько», имеет в виду «по сравнению с чем».

Спросите его о масле, апреле и округлении. [Всё, что написал Стефан](/blog/author/stefan-iliev)`,
      }),
    }),
    posts({
      layout: 'layoutList',
      author: 'author:stefan-iliev',
      skip: 1,
      limit: 3,
      showsSummaries: false,
      showsTerms: false,
      tone: 'toneSunken',
    }),
  ],
}
