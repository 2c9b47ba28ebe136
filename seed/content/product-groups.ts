import type { Unit } from '@/domain/pack-size'
import type { Locale } from '@/i18n/routing'
import { foodGroups } from './groups/food'
import { otherGroups } from './groups/other'
import type { Texts } from './types'

export type ProductGroupSeed = {
  number: number
  slug: string
  baseUnit: Unit
  perishable: boolean
  verdictRule: 'none' | 'medicine' | 'tobacco' | 'infant-formula'
  title: Texts
  synonyms: Texts
}

export const productGroups: ProductGroupSeed[] = [foodGroups, otherGroups].flatMap((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => groupOf(line.split('|').map((cell) => cell.trim()))),
)

function groupOf([number = '', slug = '', unit = '', perishable, ...texts]: string[]): ProductGroupSeed {
  if (unit !== 'kg' && unit !== 'l' && unit !== 'piece') throw new Error(`group ${number} has no unit`)
  return {
    number: Number(number),
    slug,
    baseUnit: unit,
    perishable: perishable === 'p',
    verdictRule: verdictRule(Number(number)),
    title: inLanguages(texts, 0),
    synonyms: inLanguages(texts, 1),
  }
}

function verdictRule(number: number): ProductGroupSeed['verdictRule'] {
  if (number >= 86) return 'medicine'
  if (number === 78) return 'tobacco'
  return number === 65 ? 'infant-formula' : 'none'
}

function inLanguages(texts: string[], part: 0 | 1): Texts {
  const order: Locale[] = ['bg', 'de', 'en', 'ru']
  const [bg = '', de = '', en = '', ru = ''] = order.map((_, index) => texts[index]?.split(': ')[part] ?? '')
  return { bg, de, en, ru }
}
