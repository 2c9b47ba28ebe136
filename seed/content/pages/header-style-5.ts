import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const headerStyle5: PageSeed = {
  slug: 'header-style-5',
  sitemapSection: 'headers',
  headerStyle: '5',
  title: {
    bg: 'Заглавна част 5: само лого',
    de: 'Kopfbereich 5: nur das Logo',
    en: 'Header 5: only the name',
    ru: 'Шапка 5: только логотип',
  },
  summary: {
    bg: 'Кратко есе за хартията и за това защо листовката още не е изчезнала. Менюто чака отстрани.',
    de: 'Ein kurzer Text über Papier und darüber, warum es den Prospekt noch gibt. Das Menü wartet an der Seite.',
    en: 'A short essay on paper, and on why the leaflet has not vanished yet. The menu waits at the side.',
    ru: 'Короткое эссе о бумаге и о том, почему листовка всё ещё не исчезла. Меню ждёт сбоку.',
  },
  blocks: [
    {
      blockType: 'rich-text',
      tone: 'tonePaper',
      body: richTexts({
        bg: `## Похвала на листовката

Листовката е единственото печатно издание, което никой не събира. Книгата се подвързва, от вестника се правят изрезки, а тя живее седем дни и знае това. Затова говори на висок глас: червено, жълто, процент, удивителна.

И все пак в нея има нещо честно. Цената е цена, снимката е снимка, а датата в ъгъла казва точно кога обещанието свършва. Малко реклами ви съобщават предварително деня на собствената си смърт.

---

### Как се чете

Отзад напред. Печатът на последната страница е скъп и магазинът слага там онова, с което иска да ви запомнят. Първата е за примамка, средата е за хора, които знаят какво търсят.

### Какво остава

Когато седмицата мине, остават числата: колко струваше олиото през март, кога кафето поскъпна. Пазим ги не от носталгия, а за да може следващата листовка да бъде сравнена с предишната.`,
        de: `## Lob des Prospekts

Der Prospekt ist das einzige Gedruckte, das niemand sammelt. Bücher werden gebunden, aus Zeitungen schneidet man Artikel aus, er aber lebt sieben Tage und weiß es. Darum spricht er laut: rot, gelb, Prozent, Ausrufezeichen.

Und doch steckt etwas Ehrliches darin. Der Preis ist ein Preis, das Bild ein Bild, und das Datum in der Ecke sagt genau, wann das Versprechen endet. Wenige Anzeigen nennen im Voraus den Tag ihres eigenen Todes.

---

### Wie man ihn liest

Von hinten nach vorn. Die letzte Seite ist im Druck teuer, und das Geschäft setzt dorthin, was im Kopf bleiben soll. Die erste lockt, die Mitte ist für Leute, die wissen, was sie suchen.

### Was bleibt

Ist die Woche vorbei, bleiben die Zahlen: was das Öl im März kostete, wann der Kaffee teurer wurde. Wir heben sie nicht aus Wehmut auf, sondern damit der nächste Prospekt am vorigen gemessen werden kann.`,
        en: `## In praise of the leaflet

The leaflet is the only printed thing that nobody collects. Books are bound, newspapers are clipped, but a leaflet lives seven days and knows it. That is why it speaks up: red, yellow, per cent, exclamation mark.

And yet there is something honest in it. A price is a price, a picture is a picture, and the date in the corner says exactly when the promise ends. Few advertisements announce the day of their own death.

---

### How to read it

From the back. The last page is expensive to print, and the shop puts there what it wants to be remembered by. The first one is bait, and the middle is for people who know what they want.

### What stays

When the week is over the numbers stay: what oil cost in March, when coffee went up. We keep them not out of nostalgia but so that the next leaflet can be compared with the last.`,
        ru: `## Похвала листовке

Листовка, пожалуй, единственное печатное издание, которое никто не собирает. Книги переплетают, из газет делают вырезки, а она живёт семь дней и знает об этом. Потому и говорит громко: красное, жёлтое, процент, восклицательный знак.

И всё же в ней есть честность. Цена есть цена, снимок есть снимок, а дата в углу точно говорит, когда обещание кончится. Немногие объявления заранее сообщают день собственной смерти.

---

### Как её читать

С конца. Печатать последнюю страницу дорого, и магазин помещает туда то, чем хочет запомниться. Первая служит приманкой, а середина — для тех, кто знает, что ищет.

### Что остаётся

Когда неделя проходит, остаются числа: сколько стоило растительное масло в марте, когда подорожал кофе. Мы храним их не из ностальгии, а чтобы следующую листовку можно было сравнить с прежней.`,
      }),
    },
  ],
}
