import { draw } from './draw'

export const wares = {
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
    ['Стоки от аптека', 'Waren einer Apotheke', 'Pharmacy products', 'Товары из аптеки'],
    'square',
  ),
}
