'use client'

import { useEffect, useRef } from 'react'
import { euroText } from '@/domain/money'
import { type BackLine, moneyDue, type OrderSums } from '@/domain/money-due'

type Props = { lines: (BackLine & { line: string })[]; sums: OrderSums; language: string }

/**
 * While staff count what arrived, what goes back to stock is never more than that, and the refund is what is due for it until they type a sum of
 * their own. The server reckons the same (src/domain/money-due.ts); without script it follows there.
 */
export function FollowArrived({ lines, sums, language }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const field = (name: string) => {
      const found = form.elements.namedItem(name)
      return found instanceof HTMLInputElement ? found : null
    }
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.name.startsWith('came:')) return
      const back = field(target.name.replace('came:', 'back:'))
      if (back && Number(back.value) > Number(target.value)) back.value = String(Number(target.value))
      const came = lines.map((line) => ({ ...line, pieces: Number(field(`came:${line.line}`)?.value ?? 0) }))
      const { dueCents } = moneyDue(came, sums)
      const [refund, proposed] = [field('refund'), field('proposed')]
      if (!refund || !proposed || refund.value !== euroText(Number(proposed.value), language)) return
      refund.value = euroText(dueCents, language)
      proposed.value = String(dueCents)
    }
    form.addEventListener('input', follow)
    return () => form.removeEventListener('input', follow)
  }, [lines, sums, language])
  return <span ref={place} hidden />
}
