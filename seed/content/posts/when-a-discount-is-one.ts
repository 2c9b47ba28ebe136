import { t } from '../texts'
import type { PostSeed } from './types'

export const whenADiscountIsOne: PostSeed = {
  slug: 'when-a-discount-is-one',
  format: 'standard',
  daysAgo: 87,
  author: 'stefan-iliev',
  category: 'prices',
  tags: ['unit-price'],
  cover: 'picture:receipt',
  title: t(
    'Кога отстъпката е отстъпка',
    'Wann ein Rabatt ein Rabatt ist',
    'When a discount is a discount',
    'Когда скидка — это скидка',
  ),
  summary: t(
    'Зачеркнатата цена е обещание за миналото. Ето как се проверява.',
    'Ein durchgestrichener Preis ist ein Versprechen über gestern. So prüfst du es.',
    'A crossed-out price is a promise about the past. Here is how to check it.',
    'Зачёркнутая цена — обещание о прошлом. Вот как его проверить.',
  ),
  text: {
    bg: `До новата цена стои старата, зачеркната с червено. Окото само прави сметката. Но от какво изважда?

В Европейския съюз правилото е ясно: когато магазин обявява намаление, го сравнява с най-ниската си цена от последните тридесет дни преди него. Не с цената от миналата година и не с онази, която е стояла един следобед.

## Три въпроса пред етикета

- Колко струваше това, когато за последно го купих?
- Има ли до него същото, без червено, но по-евтино за килограм?
- Щях ли да го купя, ако нямаше зачеркната цифра?

Третият въпрос спестява най-много. Ненужното на половин цена пак е с половин цена по-скъпо от нищото.

## Какво правим ние

На страниците за сравнение показваме историята като стъпала. Дните с промоция са отбелязани с точки, а най-ниската цена отпреди тях е тънка линия. Когато данните не стигат, пишем, че не стигат. Как точно смятаме, е описано в [Как работят цените](/how-prices-work).`,
    de: `Neben dem neuen Preis steht der alte, rot durchgestrichen. Das Auge rechnet von selbst. Aber wovon zieht es ab?

In der Europäischen Union ist die Regel klar: Wer eine Preissenkung bekannt gibt, vergleicht mit dem eigenen niedrigsten Preis der dreißig Tage davor. Nicht mit dem vom letzten Jahr und nicht mit einem, der einen Nachmittag lang galt.

## Drei Fragen vor dem Schild

- Was hat das gekostet, als ich es zuletzt gekauft habe?
- Steht daneben dasselbe ohne Rot, aber je Kilo günstiger?
- Hätte ich es auch ohne die gestrichene Zahl gekauft?

Die dritte Frage spart am meisten. Etwas Unnötiges zum halben Preis kostet immer noch einen halben Preis mehr als nichts.

## Was wir tun

Auf den Vergleichsseiten zeigen wir den Verlauf als Treppe. Aktionstage sind mit Punkten markiert, der niedrigste Preis davor ist eine dünne Linie. Reichen die Daten nicht, schreiben wir das dazu. Wie wir genau rechnen, steht unter [So entstehen die Preise](/how-prices-work).`,
    en: `Beside the new price stands the old one, crossed out in red. The eye does the subtraction by itself. But what is it subtracting from?

In the European Union the rule is clear: a shop that announces a reduction compares with its own lowest price in the thirty days before. Not with last year’s price, and not with one that stood for an afternoon.

## Three questions in front of the label

- What did this cost when I last bought it?
- Is the same thing beside it, without any red, but cheaper by the kilo?
- Would I have bought it without the crossed-out figure?

The third question saves the most. At half price, a thing you do not need still costs half a price more than nothing.

## What we do

On the comparison pages we show the history as steps. Promotion days are marked with dots, and the lowest price before them is a thin line. Where there is too little data, we say so. Exactly how we calculate is described in [How prices work](/how-prices-work).`,
    ru: `Рядом с новой ценой стоит старая, перечёркнутая красным. Глаз вычитает сам. Но из чего?

В Европейском союзе правило простое: объявляя скидку, магазин сравнивает со своей самой низкой ценой за тридцать дней до неё. Не с прошлогодней и не с той, что провисела полдня.

## Три вопроса перед ценником

- Сколько это стоило, когда я покупал в последний раз?
- Нет ли рядом того же самого без красного, но дешевле за килограмм?
- Купил бы я это без зачёркнутой цифры?

Третий вопрос экономит больше всего. Ненужная вещь за полцены — это всё ещё на полцены больше, чем ничего.

## Что делаем мы

На страницах сравнения история показана ступенями. Дни акций отмечены точками, самая низкая цена до них — тонкой линией. Если данных мало, так и пишем. Как именно мы считаем, рассказано на странице [Как работают цены](/how-prices-work).`,
  },
}
