import path from 'node:path'
import type { Palette, Scene, SceneKind } from '../../draw/scene'
import type { Texts } from '../types'

const palettes = {
  morning: ['#fdf1d8', '#f3cf9a', '#c98a4b'],
  mint: ['#e4f4ee', '#a9d8c8', '#2f7d6d'],
  sky: ['#e3f0fb', '#a8cdea', '#3f6f9f'],
  rose: ['#fdeae6', '#f2b8a8', '#b8513c'],
  plum: ['#f1e8f6', '#c7a9d8', '#6d4584'],
  lemon: ['#fdf8cf', '#f2de76', '#d49a1f'],
  stone: ['#f1eee8', '#cfc7b8', '#7d7263'],
  night: ['#3a4a5c', '#1d2733', '#d9a441'],
  forest: ['#dcebd2', '#8fb87a', '#4f7a3a'],
  clay: ['#f8e2d0', '#e2a87a', '#96552b'],
} satisfies Record<string, Palette>

const draw = (
  kind: SceneKind,
  palette: keyof typeof palettes,
  things: string,
  alt: [bg: string, de: string, en: string, ru: string],
  shape?: Scene['shape'],
): { scene: Scene; alt: Texts } => {
  const [bg, de, en, ru] = alt
  return { scene: { kind, palette: palettes[palette], things: things.split(' '), shape }, alt: { bg, de, en, ru } }
}

/** Where scripts/draw-pictures.ts keeps them. */
export const pictureFolder = path.resolve(import.meta.dirname, 'pictures')

/** Every picture of the demonstration's pages. */
export const pictures = {
  breakfast: draw('table', 'morning', 'croissant hot-beverage egg honey-pot bread butter', [
    'Закуска на дървена маса',
    'Frühstück auf einem Holztisch',
    'Breakfast on a wooden table',
    'Завтрак на деревянном столе',
  ]),
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
  leaflets: draw('paper', 'stone', 'cheese-wedge red-apple bread fish grapes poultry-leg tomato chocolate-bar', [
    'Разтворени брошури върху маса',
    'Aufgeschlagene Prospekte auf einem Tisch',
    'Open brochures on a table',
    'Раскрытые брошюры на столе',
  ]),
  'leaflets-home': draw('paper', 'sky', 'couch-and-lamp hammer soap t-shirt teddy-bear headphone toothbrush chair', [
    'Брошури за дома и градината',
    'Prospekte für Haus und Garten',
    'Brochures for house and garden',
    'Брошюры для дома и сада',
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
  soup: draw('one', 'rose', 'pot-of-food carrot onion potato garlic hot-pepper herb', [
    'Тенджера супа и продуктите за нея',
    'Ein Topf Suppe mit seinen Zutaten',
    'A pot of soup and what goes into it',
    'Кастрюля супа и продукты для него',
  ]),
  salad: draw(
    'one',
    'mint',
    'green-salad tomato cucumber olive onion cheese-wedge lemon',
    ['Купа салата', 'Eine Schüssel Salat', 'A bowl of salad', 'Миска салата'],
    'square',
  ),
  pasta: draw('one', 'clay', 'spaghetti tomato garlic herb cheese-wedge olive mushroom', [
    'Чиния спагети',
    'Ein Teller Spaghetti',
    'A plate of spaghetti',
    'Тарелка спагетти',
  ]),
  paella: draw(
    'one',
    'lemon',
    'shallow-pan-of-food shrimp lemon tomato garlic bell-pepper cooked-rice',
    [
      'Тиган с ориз и зеленчуци',
      'Pfanne mit Reis und Gemüse',
      'A pan of rice and vegetables',
      'Сковорода с рисом и овощами',
    ],
    'tall',
  ),
  cake: draw(
    'one',
    'plum',
    'birthday-cake strawberry cherries chocolate-bar cookie candy blueberries',
    ['Торта с плодове', 'Torte mit Früchten', 'A cake with fruit', 'Торт с ягодами'],
    'square',
  ),
  jam: draw('table', 'rose', 'jar strawberry honey-pot cherries bread peach', [
    'Буркани домашно сладко',
    'Gläser mit Marmelade',
    'Jars of home-made jam',
    'Банки домашнего варенья',
  ]),
  picnic: draw(
    'scatter',
    'mint',
    'sandwich red-apple cheese-wedge grapes baguette-bread watermelon beverage-box cookie olive',
    ['Продукти за пикник', 'Alles für ein Picknick', 'Everything for a picnic', 'Всё для пикника'],
  ),
  tea: draw('table', 'plum', 'teapot teacup-without-handle lemon cookie honey-pot shortcake', [
    'Чай с бисквити',
    'Tee mit Keksen',
    'Tea with biscuits',
    'Чай с печеньем',
  ]),
  grill: draw('tiles', 'rose', 'cut-of-meat poultry-leg ear-of-corn hot-pepper bacon mushroom', [
    'Продукти за скара',
    'Alles zum Grillen',
    'Everything for a barbecue',
    'Всё для гриля',
  ]),
  basket: draw('one', 'mint', 'basket tomato bread cheese-wedge red-apple egg leafy-green', [
    'Пълна пазарска кошница',
    'Ein voller Einkaufskorb',
    'A full shopping basket',
    'Полная корзина покупок',
  ]),
  trolley: draw(
    'one',
    'sky',
    'shopping-cart bread tomato glass-of-milk banana egg cheese-wedge',
    ['Пазарска количка', 'Ein Einkaufswagen', 'A shopping trolley', 'Тележка для покупок'],
    'tall',
  ),
  household: draw('shelf', 'mint', 'soap sponge lotion-bottle roll-of-paper toothbrush bucket', [
    'Рафт с домакински стоки',
    'Regal mit Haushaltswaren',
    'A shelf of household goods',
    'Полка с товарами для дома',
  ]),
  tools: draw('tiles', 'night', 'hammer wrench screwdriver toolbox paintbrush bucket', [
    'Инструменти',
    'Werkzeug',
    'Tools',
    'Инструменты',
  ]),
  wardrobe: draw(
    'tiles',
    'plum',
    't-shirt jeans dress running-shoe scarf coat',
    ['Дрехи за есента', 'Kleidung für den Herbst', 'Clothes for autumn', 'Одежда на осень'],
    'tall',
  ),
  toys: draw(
    'scatter',
    'sky',
    'teddy-bear puzzle-piece kite yo-yo soccer-ball video-game balloon',
    ['Играчки', 'Spielzeug', 'Toys', 'Игрушки'],
    'square',
  ),
  room: draw('table', 'stone', 'couch-and-lamp potted-plant chair books cat-face door', [
    'Дневна с диван и котка',
    'Wohnzimmer mit Sofa und Katze',
    'A living room with a sofa and a cat',
    'Гостиная с диваном и кошкой',
  ]),
  garden: draw(
    'scatter',
    'forest',
    'sunflower tulip seedling potted-plant herb evergreen-tree bucket',
    ['Градински растения', 'Gartenpflanzen', 'Garden plants', 'Садовые растения'],
    'tall',
  ),
  electronics: draw('shelf', 'night', 'laptop headphone mobile-phone camera television printer', [
    'Рафт с електроника',
    'Regal mit Elektronik',
    'A shelf of electronics',
    'Полка с электроникой',
  ]),
  pharmacy: draw(
    'tiles',
    'mint',
    'pill stethoscope adhesive-bandage lotion-bottle toothbrush herb',
    ['Стоки от аптека', 'Waren einer Apotheke', 'Goods of a pharmacy', 'Товары из аптеки'],
    'square',
  ),
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
    ['Рафт със стари брошури', 'Regal mit alten Prospekten', 'A shelf of old brochures', 'Полка со старыми брошюрами'],
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
      'Телефон с отворена брошура',
      'Ein Telefon mit offenem Prospekt',
      'A phone with an open brochure',
      'Телефон с открытой брошюрой',
    ],
    'tall',
  ),
  town: draw('table', 'sky', 'convenience-store house-with-garden tram department-store bicycle evergreen-tree', [
    'Улица с магазини',
    'Eine Straße mit Läden',
    'A street with shops',
    'Улица с магазинами',
  ]),
  delivery: draw('table', 'clay', 'delivery-truck package bicycle package shopping-bags house', [
    'Камион с пакети',
    'Lieferwagen mit Paketen',
    'A van with parcels',
    'Фургон с посылками',
  ]),
  winter: draw('table', 'night', 'evergreen-tree wrapped-gift snowflake candy cookie teddy-bear', [
    'Зимна вечер с подаръци',
    'Winterabend mit Geschenken',
    'A winter evening with presents',
    'Зимний вечер с подарками',
  ]),
  autumn: draw('scatter', 'clay', 'fallen-leaf mushroom chestnut pear grapes jack-o-lantern potato red-apple', [
    'Есенна реколта',
    'Herbsternte',
    'The autumn harvest',
    'Осенний урожай',
  ]),
  summer: draw('table', 'lemon', 'watermelon soft-ice-cream lemon peach sun pineapple', [
    'Летни плодове и сладолед',
    'Sommerobst und Eis',
    'Summer fruit and ice cream',
    'Летние фрукты и мороженое',
  ]),
  spring: draw('tiles', 'forest', 'strawberry leafy-green egg tulip herb broccoli', [
    'Пролетни продукти',
    'Lebensmittel des Frühlings',
    'Produce of spring',
    'Весенние продукты',
  ]),
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
  'young-shopper': draw('table', 'lemon', 'backpack banana red-apple strawberry coin', [
    'Раница, плодове и монета на маса',
    'Rucksack, Obst und eine Münze auf einem Tisch',
    'A backpack, fruit and a coin on a table',
    'Рюкзак, фрукты и монета на столе',
  ]),
  roads: draw('table', 'forest', 'world-map tram running-shoe minibus bicycle', [
    'Карта, трамвай, маратонка, микробус и колело',
    'Karte, Tram, Turnschuh, Kleinbus und Fahrrad',
    'A map, a tram, a running shoe, a minibus and a bicycle',
    'Карта, трамвай, кроссовка, микроавтобус и велосипед',
  ]),
  dates: draw('one', 'sky', 'spiral-calendar glass-of-milk cheese-wedge egg custard bread hourglass-not-done', [
    'Календар сред мляко, сирене и хляб',
    'Ein Kalender zwischen Milch, Käse und Brot',
    'A calendar among milk, cheese and bread',
    'Календарь среди молока, сыра и хлеба',
  ]),
  drawer: draw('scatter', 'stone', 'newspaper spoon memo label envelope television camera rolled-up-newspaper', [
    'Лъжици, вестници и фотоапарати от старо чекмедже',
    'Löffel, Zeitungen und Kameras aus einer alten Schublade',
    'Spoons, newspapers and cameras from an old drawer',
    'Ложки, газеты и фотоаппараты из старого ящика',
  ]),
  'jam-jar': draw(
    'one',
    'rose',
    'jar strawberry lemon cherries spoon honey-pot peach',
    [
      'Буркан сладко сред ягоди',
      'Ein Glas Marmelade zwischen Erdbeeren',
      'A jar of jam among strawberries',
      'Банка варенья среди клубники',
    ],
    'tall',
  ),
  'person-mira': draw(
    'portrait',
    'rose',
    'woman-technologist speech-balloon',
    [
      'Рисуван портрет на жена с лаптоп',
      'Gezeichnetes Porträt einer Frau mit Laptop',
      'Drawn portrait of a woman with a laptop',
      'Нарисованный портрет женщины с ноутбуком',
    ],
    'square',
  ),
  'person-boyan': draw(
    'portrait',
    'mint',
    'man-artist artist-palette',
    [
      'Рисуван портрет на мъж с палитра',
      'Gezeichnetes Porträt eines Mannes mit Palette',
      'Drawn portrait of a man with a palette',
      'Нарисованный портрет мужчины с палитрой',
    ],
    'square',
  ),
  'person-elena': draw(
    'portrait',
    'lemon',
    'woman-teacher open-book',
    [
      'Рисуван портрет на жена пред дъска',
      'Gezeichnetes Porträt einer Frau vor einer Tafel',
      'Drawn portrait of a woman at a board',
      'Нарисованный портрет женщины у доски',
    ],
    'square',
  ),
  'person-stefan': draw(
    'portrait',
    'sky',
    'man-office-worker bar-chart',
    [
      'Рисуван портрет на мъж с вратовръзка',
      'Gezeichnetes Porträt eines Mannes mit Krawatte',
      'Drawn portrait of a man with a tie',
      'Нарисованный портрет мужчины в галстуке',
    ],
    'square',
  ),
  'person-rumi': draw(
    'portrait',
    'plum',
    'woman-artist pencil',
    [
      'Рисуван портрет на художничка',
      'Gezeichnetes Porträt einer Künstlerin',
      'Drawn portrait of an artist',
      'Нарисованный портрет художницы',
    ],
    'square',
  ),
  'person-ivo': draw(
    'portrait',
    'clay',
    'man-technologist light-bulb',
    [
      'Рисуван портрет на програмист',
      'Gezeichnetes Porträt eines Programmierers',
      'Drawn portrait of a programmer',
      'Нарисованный портрет программиста',
    ],
    'square',
  ),
  'person-nadya': draw(
    'portrait',
    'forest',
    'woman-farmer sunflower',
    [
      'Рисуван портрет на жена с шапка',
      'Gezeichnetes Porträt einer Frau mit Hut',
      'Drawn portrait of a woman with a hat',
      'Нарисованный портрет женщины в шляпе',
    ],
    'square',
  ),
  'person-petar': draw(
    'portrait',
    'stone',
    'man-cook pot-of-food',
    [
      'Рисуван портрет на готвач',
      'Gezeichnetes Porträt eines Kochs',
      'Drawn portrait of a cook',
      'Нарисованный портрет повара',
    ],
    'square',
  ),
} satisfies Record<string, { scene: Scene; alt: Texts }>

/** Films and recordings of our own, by their files: sheets of paper that fall without end, and what scripts/make-recording.ts makes. */
export const recordings: Record<string, { file: string; mimeType: string; alt: Texts }> = {
  'falling-paper': {
    file: 'falling-paper.webm',
    mimeType: 'video/webm',
    alt: {
      bg: 'Рисувани брошури падат бавно',
      de: 'Gezeichnete Prospekte fallen langsam',
      en: 'Drawn brochures fall slowly',
      ru: 'Нарисованные брошюры медленно падают',
    },
  },
  'shop-in-sounds': {
    file: 'shop-in-sounds.mp3',
    mimeType: 'audio/mpeg',
    alt: {
      bg: 'Едно пазаруване само в звуци',
      de: 'Ein Einkauf, nur aus Klängen',
      en: 'A shopping trip in sounds alone',
      ru: 'Поход в магазин из одних звуков',
    },
  },
}
