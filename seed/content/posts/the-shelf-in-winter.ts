import { t } from '../texts'
import type { PostSeed } from './types'

export const theShelfInWinter: PostSeed = {
  slug: 'the-shelf-in-winter',
  format: 'headerImage',
  daysAgo: 291,
  author: 'stefan-iliev',
  category: 'prices',
  tags: ['season', 'family'],
  cover: 'picture:winter',
  title: t('Рафтът през зимата', 'Das Regal im Winter', 'The shelf in winter', 'Полка зимой'),
  summary: t(
    'Какво се случва със стоките, когато отгоре им сложат панделка, и защо броим бонбоните.',
    'Was mit Waren geschieht, wenn man ihnen eine Schleife aufsetzt, und warum wir Pralinen zählen.',
    'What happens to goods once a ribbon is put on them, and why we count the chocolates.',
    'Что происходит с товаром, когда на него надевают ленту, и почему мы считаем конфеты.',
  ),
  text: {
    bg: `Щом навън се стъмни в пет, шоколадът се облича. Същите бонбони получават кутия с прозорче, картонено дъно и златна панделка. Понякога получават и по-малко бонбони.

Не се сърдя на панделката. Подаръкът има право да бъде красив. Само искам да знам колко плащам за хартията, затова вкъщи имаме зимна игра: обръщаме кутията и четем грамажа на глас.

> Празничната опаковка е подарък за окото. Сметката е за стомаха.

## Три зимни навика

Мандарините купувам по малко, в средата на седмицата, защото в мрежата винаги има една тъжна. Ядките взимам насипни и ги пълня в буркани с етикети, писани от децата. Играчките гледам рано, а купувам, когато детето е поискало същото два пъти.

След празниците панделките отиват в кошове с намаление. Тогава купувам хартия за опаковане за следващата година и я забравям на най-горния рафт. През декември я намирам: първият подарък е за мен.`,
    de: `Sobald es um fünf dunkel wird, zieht sich die Schokolade um. Dieselben Pralinen bekommen eine Schachtel mit Fenster, einen Pappboden und eine goldene Schleife. Manchmal auch weniger Pralinen.

Ich bin der Schleife nicht böse. Ein Geschenk darf schön sein. Ich will nur wissen, was ich für das Papier zahle, darum haben wir zu Hause ein Winterspiel: Schachtel umdrehen und das Gewicht laut vorlesen.

> Die festliche Packung ist ein Geschenk fürs Auge. Die Rechnung ist für den Magen.

## Drei Wintergewohnheiten

Mandarinen kaufe ich in kleinen Mengen und mitten in der Woche, denn im Netz ist immer eine traurige. Nüsse nehme ich lose und fülle sie in Gläser, die meine Kinder beschriften. Spielzeug sehe ich mir früh an und kaufe es, wenn das Kind zweimal um dasselbe gebeten hat.

Nach den Feiertagen wandern die Schleifen in Körbe mit reduzierter Ware. Dann besorge ich Geschenkpapier fürs nächste Jahr und vergesse es im obersten Fach. Im Dezember finde ich es wieder: Das erste Geschenk ist für mich.`,
    en: `As soon as it gets dark at five, chocolate dresses up. The same sweets receive a box with a window, a cardboard base and a golden ribbon. Sometimes they also receive fewer sweets.

I bear the ribbon no grudge. A present has a right to be pretty. I only want to know what I pay for the paper, so we play a winter game at home: turn the box over and read the weight aloud.

> The festive pack is a present for the eye. The sum is for the stomach.

## Three winter habits

Tangerines I buy a few at a time and in the middle of the week, because every net holds a sad one. Nuts I buy loose and pour into jars that my children label. Toys I look at early, and buy once a child has asked for the same thing twice.

After the holidays the ribbons go into baskets of reduced goods. That is when I get wrapping paper for next year and forget it on the top shelf. In December I find it again: the first present is for me.`,
    ru: `Как только начинает темнеть в пять, шоколад наряжается. Те же конфеты получают коробку с окошком, картонное дно и золотую ленту. Иногда — и меньше конфет.

На ленту я не сержусь. Подарок имеет право быть красивым. Мне лишь хочется знать, сколько стоит бумага, и дома у нас есть зимняя игра: перевернуть коробку и вслух прочесть вес.

> Праздничная упаковка — подарок глазу. Счёт — подарок желудку.

## Три зимние привычки

Мандарины беру понемногу и среди недели, потому что в сетке всегда есть один грустный. Орехи покупаю на развес и пересыпаю в банки, которые подписывают дети. Игрушки смотрю заранее, а покупаю, когда ребёнок попросил одно и то же дважды.

После праздников ленты переезжают в корзины со скидкой. Тогда я запасаюсь обёрточной бумагой на следующий год и забываю её на верхней полке. В декабре нахожу: первый подарок достаётся мне.`,
  },
}
