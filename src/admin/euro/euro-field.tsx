'use client'

import { useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import * as z from 'zod/mini'
import { euroText, parseEuro } from '@/domain/money'
import { isSuspiciousPrice } from '@/domain/price-fall'
import { TypedNumberField } from './number-field'
import { PriceQuestion } from './price-question'

const words = z.record(z.string(), z.object({ ask: z.string(), askNothing: z.string(), yes: z.string() }))

/** Amount in euro, stored as integer cents. A fall by more than half, or to zero, needs confirmation. */
export function EuroField(props: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const say = words.safeParse(props.field.admin?.custom?.priceFalls).data?.[language]
  const ask = (cents: number, before: number | null, yes: () => void) =>
    say && isSuspiciousPrice(cents, before) ? (
      <PriceQuestion from={before} to={cents} language={language} say={say} onYes={yes} />
    ) : null
  return <TypedNumberField {...props} write={(cents) => euroText(cents, language)} read={parseEuro} ask={say && ask} />
}
