import { draw } from './draw'

export const papers = {
  leaflets: draw('paper', 'stone', 'cheese-wedge red-apple bread fish grapes poultry-leg tomato chocolate-bar', [
    'Разтворени брошури върху маса',
    'Aufgeschlagene Prospekte auf einem Tisch',
    'Open brochures on a table',
    'Раскрытые брошюры на столе',
  ]),
  'leaflets-home': draw('paper', 'sky', 'couch-and-lamp hammer soap t-shirt teddy-bear headphone toothbrush chair', [
    'Брошури за дома',
    'Prospekte für zu Hause',
    'Brochures for the home',
    'Брошюры для дома',
  ]),
  desk: draw('table', 'sky', 'laptop memo hot-beverage pencil books light-bulb', [
    'Работно бюро',
    'Ein Schreibtisch',
    'A desk at work',
    'Рабочий стол',
  ]),
  scales: draw('one', 'lemon', 'balance-scale coin euro-banknote tomato bread cheese-wedge egg', [
    'Везна с продукти и монети',
    'Eine Waage mit Waren und Münzen',
    'A balance with goods and coins',
    'Весы с продуктами и монетами',
  ]),
  archive: draw(
    'shelf',
    'stone',
    'books ledger notebook-with-decorative-cover newspaper open-book bookmark',
    [
      'Рафтове с книги, тетрадки и вестници',
      'Regal mit Büchern, Heften und Zeitungen',
      'Shelves of books, notebooks and newspapers',
      'Полки с книгами, тетрадями и газетами',
    ],
    'tall',
  ),
  letterbox: draw(
    'one',
    'rose',
    'open-mailbox-with-raised-flag envelope newspaper rolled-up-newspaper label incoming-envelope memo',
    [
      'Препълнена пощенска кутия',
      'Ein überfüllter Briefkasten',
      'An overflowing letterbox',
      'Переполненный почтовый ящик',
    ],
  ),
  phone: draw(
    'one',
    'plum',
    'mobile-phone magnifying-glass-tilted-left label cheese-wedge bread red-apple bell',
    [
      'Телефон с цветни плочки на екрана',
      'Ein Telefon mit bunten Kacheln auf dem Display',
      'A phone with coloured tiles on its screen',
      'Телефон с цветными плитками на экране',
    ],
    'tall',
  ),
  numbers: draw(
    'one',
    'sky',
    'bar-chart chart-decreasing coin euro-banknote magnifying-glass-tilted-left calendar receipt',
    ['Диаграма с цени', 'Ein Diagramm mit Preisen', 'A chart of prices', 'Диаграмма цен'],
  ),
  'print-shop': draw('table', 'mint', 'printer newspaper scissors artist-palette rolled-up-newspaper', [
    'Принтер, вестници и ножица на маса',
    'Drucker, Zeitungen und Schere auf einem Tisch',
    'A printer, newspapers and scissors on a table',
    'Принтер, газеты и ножницы на столе',
  ]),
  receipt: draw('one', 'clay', 'receipt label coin euro-banknote magnifying-glass-tilted-left pencil calendar', [
    'Касова бележка, монети и лупа',
    'Kassenzettel, Münzen und eine Lupe',
    'A receipt, coins and a magnifying glass',
    'Чек, монеты и лупа',
  ]),
  listening: draw('one', 'night', 'headphone newspaper bell coin musical-note door rolled-up-newspaper', [
    'Слушалки, вестник, звънче и монети',
    'Kopfhörer, Zeitung, Glöckchen und Münzen',
    'Headphones, a newspaper, a bell and coins',
    'Наушники, газета, колокольчик и монеты',
  ]),
  drawer: draw('scatter', 'stone', 'newspaper spoon memo label envelope television camera rolled-up-newspaper', [
    'Лъжици, вестници и фотоапарати от старо чекмедже',
    'Löffel, Zeitungen und Kameras aus einer alten Schublade',
    'Spoons, newspapers and cameras from an old drawer',
    'Ложки, газеты и фотоаппараты из старого ящика',
  ]),
}
