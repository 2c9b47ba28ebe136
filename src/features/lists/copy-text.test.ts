import { describe, expect, it } from 'vitest'
import type { ShoppingList } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import { newList, withChange, withItem } from './changes'
import { readCopy, writeCopy } from './copy-text'

const price = {
  shop: 'zora',
  shopName: 'Зора',
  cents: 199,
  source: 'brochure' as const,
  day: '2026-11-20',
  until: '2026-11-27',
  loyaltyOnly: false,
  path: '/broshura/zora?offer=1',
}

function listOf(count: number): ShoppingList {
  let list = newList('main', 'За събота', 1)
  for (let number = 0; number < count; number += 1) {
    const id = number % 2 ? `note:secret-${number}` : `offer:${number}`
    list = withItem(list, { id, title: `Нещо ${number}`, details: '1 л', price: number % 2 ? null : price }, number + 2)
  }
  return list
}

const said = (list: ShoppingList | null) =>
  list?.items.map(({ text, quantity, done, price: [noted] }) => [text[0], quantity[0], done[0], noted])

describe('a list in a link', () => {
  it('is read as it was written, as a list of its own', async () => {
    const list = withChange(listOf(6), 'offer:2', { quantity: 3, done: true }, 50)
    const text = await writeCopy(list)
    expect(text).toMatch(/^[\w-]+$/)
    const copy = await readCopy(text ?? '')
    expect(said(copy)).toEqual(said(list))
    expect(copy?.name[0]).toBe('За събота')
    expect(copy?.id).not.toBe('main')
    expect(new Set(copy?.items.map(({ id }) => id)).size).toBe(6)
  })

  it('says nothing of what was removed, nor when anything was written', async () => {
    const list = withChange(listOf(4), 'offer:2', { removed: true }, 50)
    const copy = await readCopy((await writeCopy(list)) ?? '')
    expect(copy?.items.map(({ text }) => text[0].title)).toEqual(['Нещо 0', 'Нещо 1', 'Нещо 3'])
    expect(JSON.stringify(copy)).not.toContain('secret')
  })

  it('holds a full list of things from brochures', async () => {
    expect((await readCopy((await writeCopy(listOf(limits.items))) ?? ''))?.items).toHaveLength(limits.items)
  })

  it('is refused where it is cut off, foreign, too long, or unpacks to more than a list', async () => {
    const text = (await writeCopy(listOf(4))) ?? ''
    const zeros = new Blob([new Uint8Array(4_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url')
    expect(bomb.length).toBeLessThan(limits.copyText)
    const foreign = Buffer.from('{"name":"","items":[]}').toString('base64url')
    for (const wrong of [text.slice(0, -9), '', 'ж', foreign, bomb, 'A'.repeat(limits.copyText + 1)]) {
      expect(await readCopy(wrong), wrong.slice(0, 20)).toBeNull()
    }
  })

  it('never leads to another site', async () => {
    const [evil] = listOf(1).items
    const list = {
      ...listOf(0),
      items: evil ? [{ ...evil, price: [{ ...price, path: '//evil.example' }, 1] as const }] : [],
    }
    expect(await readCopy((await writeCopy(list)) ?? '')).toBeNull()
  })

  it('has nothing that no database keeps: half of a character, or a zero byte', async () => {
    const told = { id: 'offer:1', title: 'a\ud83d', details: 'b\0', price: { ...price, path: '/\ud83d' } }
    const list = withItem(newList('main', '\ud83dc', 1), told, 2)
    const copy = await readCopy((await writeCopy(list)) ?? '')
    expect(copy?.name[0]).toBe('\ufffdc')
    expect(copy?.items[0]?.text[0]).toEqual({ title: 'a\ufffd', details: 'b\ufffd' })
    expect(copy?.items[0]?.price[0]?.path).toBe('/\ufffd')
  })
})
