import { draw } from './draw'

export const stalls = {
  'market-fruit': draw('stall', 'sky', 'red-apple tangerine grapes', [
    'Сергия с ябълки, мандарини и грозде',
    'Marktstand mit Äpfeln, Mandarinen und Trauben',
    'A stall with apples, tangerines and grapes',
    'Прилавок с яблоками, мандаринами и виноградом',
  ]),
  'market-vegetables': draw('stall', 'forest', 'tomato carrot eggplant', [
    'Сергия с домати, моркови и патладжани',
    'Marktstand mit Tomaten, Karotten und Auberginen',
    'A stall with tomatoes, carrots and aubergines',
    'Прилавок с помидорами, морковью и баклажанами',
  ]),
  vegetables: draw(
    'scatter',
    'forest',
    'tomato carrot broccoli bell-pepper cucumber onion garlic leafy-green eggplant',
    [
      'Пъстри зеленчуци отгоре',
      'Buntes Gemüse von oben',
      'Colourful vegetables from above',
      'Пёстрые овощи, вид сверху',
    ],
  ),
  fruit: draw(
    'scatter',
    'lemon',
    'lemon strawberry banana cherries peach grapes watermelon kiwi-fruit pear',
    ['Плодове отгоре', 'Obst von oben', 'Fruit from above', 'Фрукты, вид сверху'],
    'square',
  ),
  bakery: draw('shelf', 'clay', 'bread croissant baguette-bread pretzel bagel pie', [
    'Рафтове с топъл хляб',
    'Regale mit warmem Brot',
    'Shelves of warm bread',
    'Полки с тёплым хлебом',
  ]),
  dairy: draw('shelf', 'sky', 'glass-of-milk cheese-wedge butter egg soft-ice-cream custard', [
    'Рафт с мляко, сирене и масло',
    'Regal mit Milch, Käse und Butter',
    'A shelf of milk, cheese and butter',
    'Полка с молоком, сыром и маслом',
  ]),
  pantry: draw(
    'shelf',
    'morning',
    'canned-food honey-pot jar olive rice-ball peanuts',
    [
      'Килер с буркани и консерви',
      'Vorratsregal mit Gläsern und Dosen',
      'A pantry of jars and tins',
      'Кладовая с банками и консервами',
    ],
    'tall',
  ),
  fishmonger: draw('stall', 'mint', 'fish shrimp lemon', [
    'Сергия с риба и скариди',
    'Stand mit Fisch und Garnelen',
    'A stall with fish and prawns',
    'Прилавок с рыбой и креветками',
  ]),
  basket: draw('one', 'mint', 'basket tomato bread cheese-wedge red-apple egg leafy-green', [
    'Празна кошница и продукти около нея',
    'Ein leerer Einkaufskorb, darum herum Lebensmittel',
    'An empty shopping basket with food around it',
    'Пустая корзина и продукты вокруг неё',
  ]),
  trolley: draw(
    'one',
    'sky',
    'shopping-cart bread tomato glass-of-milk banana egg cheese-wedge',
    ['Пазарска количка', 'Ein Einkaufswagen', 'A shopping trolley', 'Тележка для покупок'],
    'tall',
  ),
  'young-shopper': draw('table', 'lemon', 'backpack banana red-apple strawberry coin', [
    'Раница, плодове и монета на маса',
    'Rucksack, Obst und eine Münze auf einem Tisch',
    'A backpack, fruit and a coin on a table',
    'Рюкзак, фрукты и монета на столе',
  ]),
  dates: draw('one', 'sky', 'spiral-calendar glass-of-milk cheese-wedge egg custard bread hourglass-not-done', [
    'Календар сред мляко, сирене и хляб',
    'Ein Kalender zwischen Milch, Käse und Brot',
    'A calendar among milk, cheese and bread',
    'Календарь среди молока, сыра и хлеба',
  ]),
}
