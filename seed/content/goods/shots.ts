import { type Shot, shots } from '../../drawing/goods/picture'
import type { ProductSeed } from '../shop-products'
import type { Texts } from '../types'

/** Pictures of one colour differ by their side; the front is the product as it is named. */
const named: Record<Shot, Texts> = {
  front: { bg: '{title}', de: '{title}', en: '{title}', ru: '{title}' },
  worn: {
    bg: '{title} на манекен',
    de: '{title} an einer Schaufensterpuppe',
    en: '{title} on a mannequin',
    ru: '{title} на манекене',
  },
  back: {
    bg: '{title}, изглед отзад',
    de: '{title}, Rückansicht',
    en: '{title}, seen from behind',
    ru: '{title}, вид сзади',
  },
  near: { bg: '{title} отблизо', de: '{title}, Nahaufnahme', en: '{title}, close-up', ru: '{title} крупным планом' },
}

/**
 * The quick view of the sample has three pictures (docs/product.md, section 6): two of its colour and one of the other.
 */
export const shotsOf = ({ sample }: ProductSeed): readonly Shot[] => (sample ? shots.slice(0, 2) : shots)

export function altOf(title: Texts, shot: Shot): Texts {
  const { bg, de, en, ru } = named[shot]
  const say = (text: string, name: string) => text.replace('{title}', name)
  return { bg: say(bg, title.bg), de: say(de, title.de), en: say(en, title.en), ru: say(ru, title.ru) }
}
