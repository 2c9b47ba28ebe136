import { expect, it } from 'vitest'
import type { VerdictRule } from '@/domain/reduction'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { translatorFor } from '@/i18n/translator'
import { subjectDescription } from './subject-description'

const groupWith = (rule: VerdictRule): ProductGroup => ({
  number: 12,
  slug: 'butter',
  unit: 'kg',
  rule,
  title: { text: 'Butter', lang: 'en' },
  synonyms: [],
})

const ordinary = groupWith({ perishable: false, noVerdict: null })
const perishable = groupWith({ perishable: true, noVerdict: null })
const medicine = groupWith({ perishable: false, noVerdict: 'medicine' })

function described(kind: 'group' | 'product', group: ProductGroup | null): string {
  return translatorFor('en', 'prices.meta')(subjectDescription({ kind, group }), { name: 'Butter' })
}

it('says that the lowest price is first only where goods may be ranked', () => {
  const isRanked = (group: ProductGroup) => described('group', group).includes('lowest unit price first')
  expect([ordinary, perishable, medicine].map(isRanked)).toEqual([true, true, false])
})

it('promises a verdict on promotions only of what is judged', () => {
  const isJudged = (group: ProductGroup | null) => described('product', group).includes('30-day rule')
  expect([ordinary, perishable, medicine, null].map(isJudged)).toEqual([true, false, false, false])
})
