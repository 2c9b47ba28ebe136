import path from 'node:path'
import type { Scene } from '../../drawing/brochures/scene'
import type { Texts } from '../types'
import { dishes } from './scenes/dishes'
import { papers } from './scenes/papers'
import { people } from './scenes/people'
import { seasons } from './scenes/seasons'
import { stalls } from './scenes/stalls'
import { wares } from './scenes/wares'

export const pictureFolder = path.resolve(import.meta.dirname, 'pictures')

export const pictures = {
  ...dishes,
  ...stalls,
  ...wares,
  ...seasons,
  ...papers,
  ...people,
} satisfies Record<string, { scene: Scene; alt: Texts }>

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
