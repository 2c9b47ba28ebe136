import type { Texts } from '../types'

const colour = (slug: string, hex: string, bg: string, de: string, en: string, ru: string) => ({
  slug,
  hex,
  name: { bg, de, en, ru },
})

export const shopColours: { slug: string; hex: string; name: Texts }[] = [
  colour('white', '#f4f2ec', 'бяло', 'Weiß', 'white', 'белый'),
  colour('cream', '#e9dfc8', 'кремаво', 'Creme', 'cream', 'кремовый'),
  colour('sand', '#c9a27c', 'пясъчно', 'Sand', 'sand', 'песочный'),
  colour('camel', '#b5854f', 'камел', 'Kamel', 'camel', 'верблюжий'),
  colour('mustard', '#cf9f3a', 'горчица', 'Senfgelb', 'mustard', 'горчичный'),
  colour('terracotta', '#b9653f', 'теракота', 'Terrakotta', 'terracotta', 'терракотовый'),
  colour('brick-red', '#a3483c', 'керемиденочервено', 'Ziegelrot', 'brick red', 'кирпично-красный'),
  colour('burgundy', '#6e2f3c', 'бордо', 'Burgunderrot', 'burgundy', 'бордовый'),
  colour('rose', '#d3a09a', 'пудрово розово', 'Altrosa', 'dusty rose', 'пыльно-розовый'),
  colour('lavender', '#a99bc0', 'лавандула', 'Lavendel', 'lavender', 'лавандовый'),
  colour('sky-blue', '#6f93b8', 'светлосиньо', 'Hellblau', 'sky blue', 'голубой'),
  colour('light-blue', '#8fa9c4', 'избелено синьо', 'verwaschenes Blau', 'washed blue', 'выбеленный синий'),
  colour('denim-blue', '#3d5674', 'дънково синьо', 'Jeansblau', 'denim blue', 'джинсовый синий'),
  colour('navy', '#26364f', 'тъмносиньо', 'Dunkelblau', 'navy', 'тёмно-синий'),
  colour('petrol', '#2f5d62', 'петролено', 'Petrol', 'petrol', 'цвет морской волны'),
  colour('sage', '#93a38a', 'градински чай', 'Salbei', 'sage', 'шалфейный'),
  colour('moss-green', '#4e6b4a', 'мъховозелено', 'Moosgrün', 'moss green', 'мшисто-зелёный'),
  colour('olive', '#6b6a45', 'маслинено', 'Oliv', 'olive', 'оливковый'),
  colour('brown', '#7a5c46', 'кафяво', 'Braun', 'brown', 'коричневый'),
  colour('grey', '#9a9a98', 'сиво', 'Grau', 'grey', 'серый'),
  colour('charcoal', '#4a4b50', 'антрацит', 'Anthrazit', 'charcoal', 'графитовый'),
  colour('black', '#26262a', 'черно', 'Schwarz', 'black', 'чёрный'),
]
