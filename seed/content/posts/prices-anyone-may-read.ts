import { t } from '../texts'
import type { PostSeed } from './types'

export const pricesAnyoneMayRead: PostSeed = {
  slug: 'prices-anyone-may-read',
  format: 'link',
  daysAgo: 190,
  author: 'stefan-iliev',
  category: 'prices',
  tags: ['unit-price'],
  cover: 'picture:numbers',
  linkUrl: 'https://kolkostruva.bg/',
  linkTitle: t(
    'Отворените цени на „Колко струва“',
    'Die offenen Preise von „Kolko struwa“',
    'The open prices of “Kolko struva”',
    'Открытые цены «Колко струва»',
  ),
  title: t(
    'Цените, които всеки може да прочете',
    'Preise, die jeder lesen darf',
    'Prices anyone may read',
    'Цены, которые может прочесть каждый',
  ),
  summary: t(
    'Държавен сайт публикува всеки ден цените от рафтовете на веригите. Показваме ви къде е и какво има вътре.',
    'Eine staatliche Seite veröffentlicht täglich, was in den Regalen der Ketten steht. Hier ist der Weg dorthin.',
    'A state website publishes the chains’ shelf prices every day. Here is where it is and what is in it.',
    'Государственный сайт каждый день публикует цены с полок торговых сетей. Показываем, где он и что внутри.',
  ),
  text: {
    bg: `Комисията за защита на потребителите събира от търговските вериги цените на рафта и ги публикува свободно, ден след ден. Не е нужна парола, не е нужно и разрешение. Трябва само търпение, защото файловете са дълги.

Вътре има име на магазина, населено място, стока, цена и понякога промоционална цена. Няма снимки и няма реклама. Човек, който обича таблици, може да изгуби там цял следобед. Аз съм изгубил няколко.

## Какво да имате предвид

Имената на стоките са написани както магазинът ги пише за себе си: с главни букви, съкратено, понякога без грамаж. Една и съща лютеница се среща в шест правописа. Част от нашата работа е да разберем, че е една.

Когато показваме цена оттам, до нея стоят източникът и денят. Ако ви се стори странна, отидете и вижте. Точно затова са отворени.`,
    de: `Die bulgarische Kommission für Verbraucherschutz sammelt bei den Handelsketten die Regalpreise und veröffentlicht sie frei, Tag für Tag. Du brauchst weder Passwort noch Erlaubnis, nur Geduld, denn die Dateien sind lang.

Darin stehen Geschäft, Ort, Ware, Preis und manchmal ein Aktionspreis. Bilder und Werbung gibt es nicht. Wer Tabellen mag, kann dort einen ganzen Nachmittag verlieren. Ich habe mehrere verloren.

## Was du wissen solltest

Die Waren heißen so, wie das Geschäft sie für sich notiert: in Großbuchstaben, abgekürzt, manchmal ohne Gewicht. Dasselbe Paprikamus kommt in sechs Schreibweisen vor. Ein Teil unserer Arbeit ist, zu erkennen, dass es eines ist.

Wenn wir einen Preis von dort zeigen, stehen Quelle und Tag daneben. Kommt er dir seltsam vor, geh hin und sieh nach. Genau dafür sind sie offen.`,
    en: `Bulgaria’s consumer-protection commission collects shelf prices from the retail chains and releases them freely, day by day. You need no password and no permission, only patience, because the files are long.

They list the shop, the town, the item, the price and sometimes a promotional price. There are no pictures and no advertising. Anybody fond of tables can lose an afternoon in there. I have lost several.

## What to bear in mind

Items are named the way a shop writes them for itself: in capitals, shortened, now and then without a weight. The same pepper relish turns up in six spellings. Part of our work is to understand that it is one.

When we show a price from there, its source and day stand beside it. If it looks odd to you, go and see. That is what open means.`,
    ru: `Болгарская комиссия по защите потребителей собирает у торговых сетей цены с полок и выкладывает их свободно, день за днём. Не нужны ни пароль, ни разрешение. Нужно только терпение: файлы длинные.

Внутри — магазин, населённый пункт, товар, цена и иногда цена по акции. Ни картинок, ни рекламы. Любитель таблиц может потерять там целый вечер. Я потерял несколько.

## Что учесть

Товары названы так, как магазин пишет их для себя: заглавными буквами, с сокращениями, порой без веса. Одна и та же лютеница встречается в шести написаниях. Часть нашей работы — понять, что она одна.

Когда мы показываем цену оттуда, рядом стоят источник и день. Если она покажется странной, зайдите и проверьте. Для того они и открыты.`,
  },
}
