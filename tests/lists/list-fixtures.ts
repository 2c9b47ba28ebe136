import { randomBytes } from 'node:crypto'
import type { ListItem, ShoppingList } from '@/domain/shopping-list'

export const newToken = () => randomBytes(32).toString('base64url')

export function item(id: string, at: number, changes: Partial<ListItem> = {}): ListItem {
  return {
    id,
    added: at,
    text: [{ title: id.replace(/^\w+:/, ''), details: '' }, at],
    quantity: [1, at],
    done: [false, at],
    removed: [false, at],
    price: [null, at],
    ...changes,
  }
}

export function list(items: ListItem[], changes: Partial<ShoppingList> = {}): ShoppingList {
  return { id: 'main', name: ['', 1], removed: [false, 1], items, ...changes }
}
