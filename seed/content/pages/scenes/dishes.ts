import { draw } from './draw'

export const dishes = {
  breakfast: draw('table', 'morning', 'croissant hot-beverage egg honey-pot bread butter', [
    'Закуска на дървена маса',
    'Frühstück auf einem Holztisch',
    'Breakfast on a wooden table',
    'Завтрак на деревянном столе',
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
    'Буркан, мед, плодове и хляб на маса',
    'Glas, Honig, Früchte und Brot auf einem Tisch',
    'A jar, honey, fruit and bread on a table',
    'Банка, мёд, ягоды и хлеб на столе',
  ]),
  'jam-jar': draw(
    'one',
    'rose',
    'jar strawberry lemon cherries spoon honey-pot peach',
    [
      'Празен буркан сред плодове',
      'Ein leeres Glas zwischen Früchten',
      'An empty jar among fruit',
      'Пустая банка среди фруктов и ягод',
    ],
    'tall',
  ),
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
}
