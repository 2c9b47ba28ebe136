import { t } from '../texts'
import type { PostSeed } from './types'

export const whatTheSmallLineSays: PostSeed = {
  slug: 'what-the-small-line-says',
  format: 'standard',
  daysAgo: 3,
  author: 'stefan-iliev',
  category: 'prices',
  tags: ['unit-price', 'shopping-list'],
  cover: 'picture:scales',
  title: t(
    'Какво казва малкият ред под цената',
    'Was die kleine Zeile unter dem Preis verrät',
    'What the small line under the price says',
    'Что говорит маленькая строчка под ценой',
  ),
  summary: t(
    'Две опаковки, две големи цифри и един дребен ред, който ги прави сравними.',
    'Zwei Packungen, zwei große Zahlen und eine kleine Zeile, die sie vergleichbar macht.',
    'Two packs, two large figures, and one small line that lets you compare them.',
    'Две упаковки, две крупные цифры и одна мелкая строчка, которая позволяет их сравнить.',
  ),
  text: {
    bg: `Застанете пред рафта с кафето и погледнете само големите цифри. Пакетът за 3,20 изглежда по-добър от този за 5,60. После сведете очи към малкия ред: 16 евро за килограм срещу 11,20. Голямата опаковка е по-евтина, макар касата да поиска повече.

Този ред се нарича единична цена. Той не познава празници, не се печата в червено и не обещава нищо. Просто дели парите на килограмите.

## Къде лъже окото

Опаковките се смаляват тихо. Бурканът остава същият на вид, но в него има с една лъжица по-малко. Единичната цена го забелязва веднага, защото смята по съдържанието, а не по височината на капака.

## Кога да не я слушате

Пет килограма моркови са изгодни, ако сте петима. Ако сте сами, половината ще омекнат в чекмеджето. Сравнявайте първо по цената за килограм, а после по това, което наистина ще изядете.

В [търсенето](/search) подреждаме точно по този ред. Големите цифри почакват отстрани.`,
    de: `Stell dich vor das Kaffeeregal und schau nur auf die großen Zahlen. Die Packung für 3,20 wirkt besser als die für 5,60. Dann senk den Blick auf die kleine Zeile: 16 Euro das Kilo gegen 11,20. Die große Packung ist günstiger, auch wenn die Kasse mehr verlangt.

Diese Zeile heißt Grundpreis. Sie kennt keine Feiertage, wird nie rot gedruckt und verspricht nichts. Sie teilt nur das Geld durch die Kilos.

## Wo das Auge sich irrt

Packungen schrumpfen leise. Das Glas sieht aus wie immer, nur fehlt ein Löffel. Der Grundpreis merkt das sofort, denn er rechnet mit dem Inhalt und nicht mit der Höhe des Deckels.

## Wann du nicht auf ihn hören solltest

Fünf Kilo Möhren lohnen sich, wenn ihr zu fünft seid. Wer allein wohnt, findet die Hälfte bald weich im Gemüsefach. Vergleich zuerst nach dem Kilopreis und dann danach, was wirklich gegessen wird.

In der [Suche](/search) ordnen wir genau nach dieser Zeile. Die großen Zahlen warten daneben.`,
    en: `Stand in front of the coffee shelf and look at the large figures only. The pack at 3.20 seems better than the one at 5.60. Now lower your eyes to the small line: 16 euros a kilo against 11.20. The big pack is cheaper, although the till asks for more.

That line is called the unit price. It knows no holidays, is never printed in red and promises nothing. It simply divides money by kilos.

## Where the eye goes wrong

Packs shrink quietly. The jar looks as it always did, with one spoonful less inside. The unit price notices at once, because it counts the contents and not the height of the lid.

## When not to listen

Five kilos of carrots are a bargain for a family of five. If you live alone, half of them will go soft in the drawer. Compare the price per kilo first, and then what will really be eaten.

In our [search](/search) we sort by exactly this line. The large figures wait to one side.`,
    ru: `Встаньте перед полкой с кофе и посмотрите только на крупные цифры. Пачка за 3,20 кажется выгоднее, чем за 5,60. А теперь опустите глаза к мелкой строчке: 16 евро за килограмм против 11,20. Большая упаковка дешевле, хотя касса попросит больше.

Эта строчка называется ценой за единицу. Она не знает праздников, не печатается красным и ничего не обещает. Она просто делит деньги на килограммы.

## Где ошибается глаз

Упаковки уменьшаются тихо. Банка выглядит по-прежнему, но в ней на ложку меньше. Цена за единицу замечает это сразу: она считает содержимое, а не высоту крышки.

## Когда её не слушать

Пять килограммов моркови выгодны, если вас пятеро. Если вы живёте один, половина размякнет в ящике. Сравнивайте сначала по цене за килограмм, а потом по тому, что действительно съедите.

В нашем [поиске](/search) порядок задаёт именно эта строчка. Крупные цифры ждут в стороне.`,
  },
}
