import { itemsOn, type ShoppingList } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import { copySchema } from '@/lib/lists/list-schema'
import { newList } from './changes'

/** Null if the text is too long for a link. */
export async function writeCopy(list: ShoppingList): Promise<string | null> {
  const items = itemsOn(list).map(({ id, text: [{ title, details }], quantity: [quantity], done: [done], price }) => ({
    // The id of a note is not needed in a link.
    id: id.startsWith('note:') ? 'note:0' : id,
    title,
    details,
    quantity,
    done,
    price: price[0],
  }))
  const json = JSON.stringify({ name: list.name[0], items })
  const packed = await through(new TextEncoder().encode(json), new CompressionStream('deflate-raw'))
  const text = btoa(String.fromCharCode(...packed))
  return text.length > limits.copyText ? null : text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null for a text that is not ours or was cut off on the way. */
export async function readCopy(text: string, now = Date.now()): Promise<ShoppingList | null> {
  if (text.length > limits.copyText) return null
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const json = new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')))
    const { name, items } = copySchema.parse(JSON.parse(json))
    return {
      ...newList(crypto.randomUUID(), name, now),
      items: items.map(({ id, title, details, quantity, done, price }, index) => ({
        id: id.startsWith('note:') ? `note:${crypto.randomUUID()}` : id,
        added: now + index,
        text: [{ title, details }, now],
        quantity: [quantity, now],
        done: [done, now],
        removed: [false, now],
        price: [price, now],
      })),
    }
  } catch {
    return null
  }
}

/** Bounds the unpacked length: anything longer than a full list is rejected. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > limits.copyBytes) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    parts.push(part.value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
