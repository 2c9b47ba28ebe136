import type { Texts } from '../types'

export type TermSeed = { slug: string; kind: 'category' | 'tag'; name: Texts }

const term =
  (kind: TermSeed['kind']) =>
  (slug: string, bg: string, de: string, en: string, ru: string): TermSeed => ({
    slug,
    kind,
    name: { bg, de, en, ru },
  })

const category = term('category')
const tag = term('tag')

export const productTerms: TermSeed[] = [
  category('women', 'Жени', 'Damen', 'Women', 'Женщинам'),
  category('men', 'Мъже', 'Herren', 'Men', 'Мужчинам'),
  category('children', 'Деца', 'Kinder', 'Children', 'Детям'),
  category('outerwear', 'Връхни дрехи', 'Oberbekleidung', 'Outerwear', 'Верхняя одежда'),
  category('coats', 'Палта', 'Mäntel', 'Coats', 'Пальто'),
  category('jackets', 'Якета', 'Jacken', 'Jackets', 'Куртки'),
  category('blazers', 'Сака и елеци', 'Sakkos und Westen', 'Blazers and waistcoats', 'Пиджаки и жилеты'),
  category('knitwear', 'Плетива', 'Strick', 'Knitwear', 'Трикотаж'),
  category('sweatshirts', 'Суитшърти', 'Sweatshirts', 'Sweatshirts', 'Толстовки'),
  category('shirts', 'Ризи', 'Hemden', 'Shirts', 'Рубашки'),
  category('blouses', 'Блузи', 'Blusen', 'Blouses', 'Блузки'),
  category('tops', 'Тениски и топове', 'Oberteile', 'Tops', 'Футболки и топы'),
  category('dresses', 'Рокли', 'Kleider', 'Dresses', 'Платья'),
  category('skirts', 'Поли', 'Röcke', 'Skirts', 'Юбки'),
  category('trousers', 'Панталони', 'Hosen', 'Trousers', 'Брюки'),
  category('jeans', 'Дънки', 'Jeans', 'Jeans', 'Джинсы'),
  category('sleepwear', 'За сън', 'Nachtwäsche', 'Sleepwear', 'Для сна'),
  category('shoes', 'Обувки', 'Schuhe', 'Shoes', 'Обувь'),
  category('bags', 'Чанти', 'Taschen', 'Bags', 'Сумки'),
  category('hats', 'Шапки', 'Mützen und Hüte', 'Hats', 'Головные уборы'),
  category('scarves', 'Шалове и кърпи', 'Schals und Tücher', 'Scarves', 'Шарфы и платки'),
  category('gloves', 'Ръкавици', 'Handschuhe', 'Gloves', 'Перчатки и варежки'),
  category('socks', 'Чорапи', 'Socken', 'Socks', 'Носки'),
  category('belts', 'Колани', 'Gürtel', 'Belts', 'Ремни'),
  tag('spring', 'пролет', 'Frühling', 'spring', 'весна'),
  tag('summer', 'лято', 'Sommer', 'summer', 'лето'),
  tag('autumn', 'есен', 'Herbst', 'autumn', 'осень'),
  tag('winter', 'зима', 'Winter', 'winter', 'зима'),
  tag('rain', 'за дъжд', 'für Regen', 'for rain', 'от дождя'),
  tag('wool', 'вълна', 'Wolle', 'wool', 'шерсть'),
  tag('cotton', 'памук', 'Baumwolle', 'cotton', 'хлопок'),
  tag('linen', 'лен', 'Leinen', 'linen', 'лён'),
  tag('denim', 'деним', 'Denim', 'denim', 'деним'),
  tag('leather', 'кожа', 'Leder', 'leather', 'кожа'),
  tag('down', 'пух', 'Daunen', 'down', 'пух'),
  tag('everyday', 'за всеки ден', 'Alltag', 'everyday', 'на каждый день'),
  tag('office', 'за работа', 'fürs Büro', 'for work', 'для работы'),
  tag('evening', 'за вечер', 'für den Abend', 'for the evening', 'на вечер'),
  tag('sport', 'за спорт', 'für Sport', 'for sport', 'для спорта'),
  tag('pattern', 'с десен', 'gemustert', 'patterned', 'с рисунком'),
  tag('print', 'с щампа', 'mit Druck', 'with a print', 'с принтом'),
]
