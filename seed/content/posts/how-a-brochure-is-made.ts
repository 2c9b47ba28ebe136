import { t } from '../texts'
import type { PostSeed } from './types'

export const howABrochureIsMade: PostSeed = {
  slug: 'how-a-brochure-is-made',
  format: 'leftSidebar',
  daysAgo: 24,
  author: 'mira-todorova',
  category: 'paper',
  tags: ['printing'],
  cover: 'picture:print-shop',
  title: t(
    'От празен лист до пощенската кутия',
    'Vom leeren Blatt bis in den Briefkasten',
    'From a blank sheet to the letterbox',
    'От пустого листа до почтового ящика',
  ),
  summary: t(
    'Седем стъпки, през които минава една брошура, и мястото, където най-често се бърка.',
    'Sieben Schritte, die ein Prospekt durchläuft, und die Stelle, an der am häufigsten etwas schiefgeht.',
    'Seven steps a brochure goes through, and the place where mistakes usually happen.',
    'Семь шагов, которые проходит брошюра, и место, где чаще всего ошибаются.',
  ),
  text: {
    bg: `Брошурата започва като таблица. Някой в магазина решава кои стоки ще са на първа страница и това решение се променя до последния час.

После идва снимката. Кашкавалът се снима отстрани, за да се види срезът, а доматите се пръскат с вода. Художникът подрежда всичко в решетка и оставя място за цената, защото тя винаги се оказва по-дълга от очакваното.

## Коректурата

Тук седи човек като мен. Чета цените на глас, отзад напред, за да не ме залъгва смисълът. Най-честата грешка не е цифра, а дата: офертата от миналата седмица, забравена в ъгъла.

## Машината

Четири цвята минават един след друг: синьо, пурпурно, жълто, черно. Ако единият се отмести с косъм, ягодите получават двоен ръб. Листовете се сгъват, режат и връзват на пачки.

При нас пътят продължава: файлът се превръща в страници, думите вече могат да се търсят, а всяка оферта получава свое място. Хартията свършва в кутията. Брошурата остава.`,
    de: `Ein Prospekt beginnt als Tabelle. Jemand im Geschäft entscheidet, was auf die erste Seite kommt, und diese Entscheidung ändert sich bis zur letzten Stunde.

Dann kommt das Foto. Käse wird von der Seite aufgenommen, damit man den Anschnitt sieht, Tomaten werden mit Wasser besprüht. Die Grafik ordnet alles in ein Raster und lässt Platz für den Preis, denn der wird immer länger als gedacht.

## Die Korrektur

Hier sitzt jemand wie ich. Ich lese Preise laut und von hinten nach vorn, damit mich der Sinn nicht ablenkt. Am häufigsten ist nicht eine Ziffer falsch, sondern ein Datum: das Angebot der letzten Woche, in einer Ecke vergessen.

## Die Maschine

Vier Farben laufen nacheinander durch: Blau, Purpur, Gelb, Schwarz. Verrutscht eine um Haaresbreite, bekommen die Erdbeeren einen doppelten Rand. Danach wird gefalzt, geschnitten und gebündelt.

Bei uns geht der Weg weiter: Aus der Datei werden Seiten, die Wörter werden durchsuchbar, und jedes Angebot bekommt seinen Platz. Das Papier endet im Briefkasten. Der Prospekt bleibt.`,
    en: `A brochure begins as a table. Somebody in the shop decides what goes on the first page, and that decision keeps changing until the last hour.

Then comes the photograph. Cheese is taken from the side to show the cut, tomatoes are sprayed with water. The designer arranges it all on a grid and leaves room for the price, which always turns out longer than expected.

## The proof

This is where a person like me sits. I read prices aloud and backwards, so that their meaning cannot distract me. The commonest mistake is not a digit but a date: last week’s offer, forgotten in a corner.

## The press

Four colours run one after another: blue, magenta, yellow, black. If one of them slips by a hair, the strawberries get a double edge. Then the sheets are folded, trimmed and tied into bundles.

With us the journey goes on: the file becomes pages, the words become searchable, and each offer gets a place of its own. The paper ends in the letterbox. The brochure stays.`,
    ru: `Брошюра начинается с таблицы. Кто-то в магазине решает, что попадёт на первую страницу, и решение меняется до последнего часа.

Потом приходит фотограф. Сыр снимают сбоку, чтобы был виден срез, помидоры опрыскивают водой. Художник раскладывает всё по сетке и оставляет место для цены: она всегда оказывается длиннее, чем думали.

## Корректура

Здесь сидит такой человек, как я. Читаю цены вслух и задом наперёд, чтобы смысл не отвлекал. Чаще всего неверна не цифра, а дата: предложение прошлой недели, забытое в углу.

## Машина

Четыре краски идут друг за другом: голубая, пурпурная, жёлтая, чёрная. Сдвинется одна на волосок — и у клубники появляется двойной край. Затем листы складывают, режут и вяжут в пачки.

У нас её путь продолжается: файл становится страницами, по словам можно искать, и каждое предложение получает своё место. Путь бумаги заканчивается в почтовом ящике. Брошюра остаётся.`,
  },
}
