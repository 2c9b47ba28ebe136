'use client'

import { useEffect, useRef } from 'react'
import { euroText } from '@/domain/money'
import { type BackLine, moneyDue, type OrderSums } from '@/domain/money-due'

type Props = { lines: (BackLine & { line: string })[]; sums: OrderSums; language: string }

/**
 * While staff count arrived goods, limits the restocked quantity to that count and updates the proposed refund until
 * they type their own. The server computes the same (src/domain/money-due.ts) for browsers without scripts.
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
