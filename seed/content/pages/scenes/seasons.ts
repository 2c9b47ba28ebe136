import { draw } from './draw'

export const seasons = {
  spring: draw('tiles', 'forest', 'strawberry leafy-green egg tulip herb broccoli', [
    'Пролетни продукти',
    'Lebensmittel im Frühling',
    'Spring produce',
    'Весенние продукты',
  ]),
  summer: draw('table', 'lemon', 'watermelon soft-ice-cream lemon peach sun pineapple', [
    'Летни плодове и сладолед',
    'Sommerobst und Eis',
    'Summer fruit and ice cream',
    'Летние фрукты и мороженое',
  ]),
  autumn: draw('scatter', 'clay', 'fallen-leaf mushroom chestnut pear grapes jack-o-lantern potato red-apple', [
    'Есенна реколта',
    'Herbsternte',
    'The autumn harvest',
    'Осенний урожай',
  ]),
  winter: draw('table', 'night', 'evergreen-tree wrapped-gift snowflake candy cookie teddy-bear', [
    'Зимна вечер с подаръци',
    'Winterabend mit Geschenken',
    'A winter evening with presents',
    'Зимний вечер с подарками',
  ]),
  town: draw('table', 'sky', 'convenience-store house-with-garden tram department-store bicycle evergreen-tree', [
    'Улица с магазини',
    'Eine Straße mit Geschäften',
    'A street with shops',
    'Улица с магазинами',
  ]),
  delivery: draw('table', 'clay', 'delivery-truck package bicycle package shopping-bags house', [
    'Камион с пакети',
    'Lieferwagen mit Paketen',
    'A van with parcels',
    'Фургон с посылками',
  ]),
  roads: draw('table', 'forest', 'world-map tram running-shoe minibus bicycle', [
    'Карта, трамвай, маратонка, микробус и колело',
    'Karte, Tram, Turnschuh, Kleinbus und Fahrrad',
    'A map, a tram, a running shoe, a minibus and a bicycle',
    'Карта, трамвай, кроссовка, микроавтобус и велосипед',
  ]),
}
