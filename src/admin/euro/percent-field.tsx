'use client'

import { useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import * as z from 'zod/mini'
import { parseNumber } from '@/domain/typed-number'
import { FieldQuestion } from './field-question'
import { TypedNumberField } from './number-field'

const words = z.record(z.string(), z.object({ ask: z.string(), yes: z.string() }))

/** Percentage of a reduction. One that lowers prices by more than half needs confirmation. */
export function PercentField(props: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const say = words.safeParse(props.field.admin?.custom?.percentFalls).data?.[language]
  const ask = (percent: number, before: number | null, yes: () => void) => {
    if (!say || percent <= 50 || percent === before) return null
    const filled = (text: string) => text.replaceAll('{to}', String(percent))
    return <FieldQuestion ask={filled(say.ask)} yes={filled(say.yes)} onYes={yes} />
  }
  return <TypedNumberField {...props} write={String} read={parseNumber} ask={ask} />
}
