import { t } from '../texts'
import type { PostTermSeed } from './types'

export const postTerms: PostTermSeed[] = [
  { slug: 'prices', kind: 'category', name: t('За цените', 'Über Preise', 'About prices', 'О ценах') },
  {
    slug: 'markets',
    kind: 'category',
    name: t('Пазари и магазини', 'Märkte und Geschäfte', 'Markets and shops', 'Рынки и магазины'),
  },
  { slug: 'kitchen', kind: 'category', name: t('Кухня', 'Küche', 'Kitchen', 'На кухне') },
  { slug: 'paper', kind: 'category', name: t('Хартия', 'Papier', 'Paper', 'Бумага') },
  { slug: 'at-home', kind: 'category', name: t('У дома', 'Zuhause', 'At home', 'Дома') },
  { slug: 'unit-price', kind: 'tag', name: t('цена за килограм', 'Grundpreis', 'unit price', 'цена за килограмм') },
  { slug: 'no-waste', kind: 'tag', name: t('без изхвърляне', 'nichts wegwerfen', 'no waste', 'ничего не выбрасываем') },
  { slug: 'season', kind: 'tag', name: t('сезони', 'Jahreszeiten', 'seasons', 'времена года') },
  { slug: 'recipe', kind: 'tag', name: t('рецепта', 'Rezept', 'recipe', 'рецепт') },
  { slug: 'walk', kind: 'tag', name: t('път', 'Wege', 'the way there', 'дорога') },
  { slug: 'printing', kind: 'tag', name: t('печат', 'Druck', 'printing', 'печать') },
  { slug: 'family', kind: 'tag', name: t('семейство', 'Familie', 'family', 'семья') },
  { slug: 'shopping-list', kind: 'tag', name: t('списък', 'Einkaufszettel', 'shopping list', 'список покупок') },
  { slug: 'small-shops', kind: 'tag', name: t('малки магазини', 'kleine Läden', 'small shops', 'маленькие магазины') },
  { slug: 'memory', kind: 'tag', name: t('спомени', 'Erinnerungen', 'memories', 'воспоминания') },
]
