import { draw } from './draw'

export const people = {
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
}
