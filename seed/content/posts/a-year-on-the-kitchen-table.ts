import { t } from '../texts'
import type { PostSeed } from './types'

export const aYearOnTheKitchenTable: PostSeed = {
  slug: 'a-year-on-the-kitchen-table',
  format: 'slideShow',
  daysAgo: 101,
  author: 'nadya-peneva',
  category: 'at-home',
  tags: ['season', 'memory'],
  cover: 'picture:spring',
  title: t(
    'Една година на кухненската маса',
    'Ein Jahr auf dem Küchentisch',
    'A year on the kitchen table',
    'Год на кухонном столе',
  ),
  summary: t(
    'Четири картини и четири навика: всеки сезон има своя ден, в който пазаруването е най-лесно.',
    'Vier Bilder, vier Gewohnheiten: Jede Jahreszeit hat ihren Tag, an dem das Einkaufen am leichtesten ist.',
    'Four pictures and four habits: every season has its day on which shopping is easiest.',
    'Четыре картины и четыре привычки: у каждого сезона есть день, когда покупать легче всего.',
  ),
  pictures: [
    {
      image: 'picture:spring',
      caption: t(
        'Април: първата салата и яйца за боядисване.',
        'April: der erste Salat und Eier zum Färben.',
        'April: the first lettuce, and eggs to paint.',
        'Апрель: первый салат и яйца, которые будем красить.',
      ),
    },
    {
      image: 'picture:summer',
      caption: t(
        'Юли: динята не влиза в чантата, затова ходим двама.',
        'Juli: Die Wassermelone passt in keine Tasche, also gehen wir zu zweit.',
        'July: the watermelon fits into no bag, so two of us go.',
        'Июль: арбуз не влезает в сумку, поэтому идём вдвоём.',
      ),
    },
    {
      image: 'picture:autumn',
      caption: t(
        'Октомври: гъби, круши и последното грозде.',
        'Oktober: Pilze, Birnen und die letzten Trauben.',
        'October: mushrooms, pears and the last grapes.',
        'Октябрь: грибы, груши и последний виноград.',
      ),
    },
    {
      image: 'picture:winter',
      caption: t(
        'Декември: подаръците се крият зад праха за пране.',
        'Dezember: Die Geschenke liegen hinter dem Waschpulver.',
        'December: the presents hide behind the washing powder.',
        'Декабрь: подарки прячутся за стиральным порошком.',
      ),
    },
  ],
  text: {
    bg: `Масата е една и съща от 1974 година. Сменя се само това, което стои върху нея.

**Пролетта** пазарува в сряда, когато идва новата зеленина и никой още няма планове. Взимам малко и често, защото марулята не чака.

**Лятото** пазарува рано. До девет асфалтът още е хладен, а прасковите са цели. След обяд същите праскови са компот.

**Есента** пазарува с количка. Чушки, сливи, лук на плитка: това е единственото време в годината, когато голямата опаковка винаги има смисъл, защото има кой да напълни бурканите.

**Зимата** пазарува по списък. Тъмно е, връщаш се бързо и каквото си забравил, остава забравено.

Когато подреждам брошурите, мисля за тази маса. Те също имат сезони: през март са пълни с пръст и семена, през август с тетрадки. По корицата може да познаете месеца, без да гледате датата.`,
    de: `Der Tisch ist derselbe seit 1974. Nur was darauf steht, wechselt.

**Der Frühling** kauft am Mittwoch ein, wenn das frische Grün kommt und noch niemand Pläne hat. Ich nehme wenig, dafür oft, denn Kopfsalat wartet nicht.

**Der Sommer** kauft früh ein. Bis neun ist der Asphalt kühl, und die Pfirsiche sind heil. Nach dem Mittagessen sind dieselben Pfirsiche Kompott.

**Der Herbst** kauft mit dem Wagen ein. Paprika, Pflaumen, geflochtene Zwiebeln: Jetzt lohnt sich die große Packung immer, denn es sind genug Hände da, die Gläser füllen.

**Der Winter** kauft mit Zettel ein. Es ist dunkel, man eilt nach Hause, und was vergessen ist, bleibt vergessen.

Wenn ich Prospekte ordne, denke ich an diesen Tisch. Auch sie haben Jahreszeiten: Im März sind sie voller Erde und Samen, im August voller Hefte. Am Titelbild erkennst du den Monat, ohne aufs Datum zu sehen.`,
    en: `The table has been the same since 1974. Only what stands on it changes.

**Spring** shops on Wednesdays, when the new greens arrive and nobody has made plans yet. I buy little and often, because lettuce does not wait.

**Summer** shops early. Until nine the pavement is cool and the peaches are whole. After lunch the same peaches are compote.

**Autumn** shops with a trolley. Peppers, plums, plaited onions: the one time of year when the large pack always makes sense, because there are hands to fill the jars.

**Winter** shops by list. It is dark, you hurry back, and what you forgot stays forgotten.

When I sort brochures I think of this table. They have their seasons too: in March they are full of soil and seeds, in August of exercise books. You can tell the month from the cover without looking at the date.`,
    ru: `Стол тот же с 1974 года. Меняется только то, что на нём стоит.

**Весна** ходит за покупками в среду, когда привозят свежую зелень, а планов ещё ни у кого нет. Беру понемногу и часто: салат не ждёт.

**Лето** покупает рано. До девяти асфальт прохладный, а персики целые. После обеда те же персики — уже компот.

**Осень** выходит с тележкой. Перец, сливы, лук в косах: это единственное время года, когда большая упаковка всегда имеет смысл, ведь есть кому наполнять банки.

**Зима** покупает по списку. Темно, спешишь домой, и что забыто, то забыто.

Раскладывая брошюры, я думаю об этом столе. У них тоже есть времена года: в марте они полны земли и семян, в августе — тетрадей. Месяц узнаётся по обложке, даже если не смотреть на дату.`,
  },
}
