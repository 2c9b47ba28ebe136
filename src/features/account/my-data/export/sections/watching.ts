import { z } from 'zod'
import { itemsOn } from '@/domain/shopping-list'
import { listSchema } from '@/features/lists/schema'
import { html } from '@/lib/mailing/html'
import type { PersonWords } from '../person-words'
import { eachAs, sentences, text } from './parts'

const shoppingList = z.object({ name: text, lines: text, content: z.unknown(), updatedAt: z.string() })

export const shoppingLists = eachAs(shoppingList, (one, words) => {
  const { t, day } = words
  const items = itemLines(one, words).map((line) => html`<li>${line}</li>`)
  return html`<h3>${one.name || t('lists.untitled')}</h3>${sentences(t('lists.changed', { day: day(one.updatedAt) }))}${items.length > 0 ? html`<ul>${items}</ul>` : sentences(t('lists.empty'))}`
})

/** "2 × Milk, 1 l – Žatva, €1.99 (in the basket)", by the content, or else by the lines that were stored with it. */
function itemLines({ content, lines }: z.output<typeof shoppingList>, { t, euro }: PersonWords): string[] {
  const list = listSchema.safeParse(content)
  if (!list.success) return lines.split('\n').filter(Boolean)
  return itemsOn(list.data).map(({ text: [said], quantity: [quantity], done: [done], price: [price] }) => {
    const what = `${quantity} × ${[said.title, said.details].filter(Boolean).join(', ')}`
    const where = price ? ` – ${price.shopName}, ${euro(price.cents)}` : ''
    return `${what}${where}${done ? ` (${t('lists.done')})` : ''}`
  })
}

const share = z.object({ mode: z.enum(['read', 'edit']), createdAt: z.string() })

export const listShares = eachAs(share, ({ mode, createdAt }, { t, day }) =>
  sentences(t(`shares.${mode}`, { day: day(createdAt) })),
)

const follow = z.object({
  kind: z.enum(['shop', 'category', 'word', 'product']),
  name: z.string(),
  targetCents: z.number().nullish(),
  mails: z.boolean().nullish(),
  createdAt: z.string(),
})

export const follows = eachAs(follow, (one, { t, follow: say, day, euro }) =>
  sentences(
    t('follows.since', { kind: say(`kind.${one.kind}`), name: one.name, day: day(one.createdAt) }),
    typeof one.targetCents === 'number' ? t('follows.target', { price: euro(one.targetCents) }) : '',
    t(one.mails ? 'follows.mails' : 'follows.noMails'),
  ),
)
