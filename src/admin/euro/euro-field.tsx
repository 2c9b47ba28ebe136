'use client'

import { useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import * as z from 'zod/mini'
import { euroText, parseEuro } from '@/domain/money'
import { isSuspiciousPrice } from '@/domain/price-fall'
import { TypedNumberField } from './number-field'

const words = z.record(z.string(), z.object({ ask: z.string(), askNothing: z.string(), yes: z.string() }))

/** Money as editors type it, stored as integer cents. A price that falls by more than half, or to nothing, is asked about first. */
export function EuroField(props: NumberFieldClientProps) {
  const { language } = useTranslation().i18n
  const say = words.safeParse(props.field.admin?.custom?.priceFalls).data?.[language]
  const euro = (cents: number) => `${euroText(cents, language)} €`
  const ask = (cents: number, before: number | null, yes: () => void) => {
    if (!say || !isSuspiciousPrice(cents, before)) return null
    const filled = (text: string) => text.replaceAll('{to}', euro(cents)).replaceAll('{from}', euro(before ?? 0))
    return (
      <div role="alert" className="field-question">
        <p>{filled(before === null ? say.askNothing : say.ask)}</p>
        <button type="button" className="admin-button" onClick={yes}>
          {filled(say.yes)}
        </button>
      </div>
    )
  }
  return <TypedNumberField {...props} write={(cents) => euroText(cents, language)} read={parseEuro} ask={say && ask} />
}
