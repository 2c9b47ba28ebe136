import { useSyncExternalStore } from 'react'
import { readableCookie } from '@/features/shop/orders/owned/client/readable-cookie'
import { wishesCookie, wishKey, wishKeys } from '../wish-cookies'
import type { WishAnswer } from './wish-answers'

const cookie = readableCookie(wishesCookie)

const countNow = () => wishKeys(cookie.read()?.text ?? '').length

export const useWishCount = (): number => useSyncExternalStore(cookie.subscribe, countNow, () => 0)

/** False in cached HTML, which is the same for everybody. */
export function useWished(product: string): boolean {
  const now = () => wishKeys(cookie.read()?.text ?? '').includes(wishKey(product))
  return useSyncExternalStore(cookie.subscribe, now, () => false)
}

/** Signing in shows the account's wishes, into which a guest's have been merged. */
export function followWisher(): () => void {
  return cookie.followPerson(async () => {
    const response = await fetch('/api/shop/wishes', { cache: 'no-store' }).catch(() => null)
    if (!response?.ok) return
    const { keysAnswer } = await import('./wish-answers')
    const { data } = keysAnswer.safeParse(await response.json().catch(() => null))
    if (data) cookie.write(data)
  })
}

export async function sendWish(form: HTMLFormElement, wished: boolean): Promise<WishAnswer | null> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value)
  body.set('wished', wished ? 'on' : 'off')
  const headers = { Accept: 'application/json' }
  const response = await fetch(form.action, { method: 'POST', body, headers }).catch(() => null)
  cookie.changed()
  if (!response?.ok) return null
  const { wishAnswer } = await import('./wish-answers')
  const answer = wishAnswer.safeParse(await response.json().catch(() => null)).data ?? null
  return answer && saidHere(answer, String(body.get('product')))
}

/** A browser that refuses cookies has kept nothing of what the server has added. */
export function saidHere(answer: WishAnswer, product: string): WishAnswer {
  const isKept = wishKeys(cookie.read()?.text ?? '').includes(wishKey(product))
  return answer.unkept && !isKept ? { said: answer.unkept } : answer
}
