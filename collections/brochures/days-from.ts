import type { CollectionBeforeChangeHook, Field } from 'payload'
import { z } from 'zod'
import { daysSources } from '@/domain/days-source'
import { writtenBySystem } from '../fields/written-by-system'
import { daysFromLabel, fieldLabel } from '../labels'

const source = z.object({ daysFrom: z.enum(daysSources) })

/** The context of a save that fills in a draft; editors cannot write the field. */
export const filledFrom = (daysFrom: (typeof daysSources)[number] | null) => (daysFrom ? { daysFrom } : {})

/** Days that somebody has changed or published are that person's. */
export const keepDaysFrom: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const filled = source.safeParse(req.context).data
  if (filled) return { ...data, ...filled }
  const isChanged = (['validFrom', 'validTo'] as const).some(
    (name) => name in data && (data[name] || null) !== (originalDoc?.[name] || null),
  )
  return isChanged || data._status === 'published' ? { ...data, daysFrom: null } : data
}

export const daysFromFields: Field[] = writtenBySystem([
  {
    name: 'daysFrom',
    type: 'select',
    label: fieldLabel('daysSource'),
    options: daysSources.map((value) => ({ value, label: daysFromLabel(value) })),
    admin: { hidden: true },
  },
])
