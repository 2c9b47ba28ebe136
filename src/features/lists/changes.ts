import {
  dropTombstones,
  isNote,
  itemsOn,
  joinSameNotes,
  type ListedShopPrice,
  type ListItem,
  mergeLists,
  nextMoment,
  noteKey,
  type ShoppingList,
} from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'

export interface ListItemInput {
  id: string
  title: string
  details: string
  price: ListedShopPrice | null
}

export interface ItemChange {
  title?: string
  quantity?: number
  done?: boolean
  removed?: boolean
}

/** `now` is in milliseconds since 1970; an empty name is shown as the default one. */
export function newList(id: string, name: string, now: number): ShoppingList {
  return { id, name: [name, now], removed: [false, now], items: [] }
}

/** An item that was on the list before comes back with its current offer, not ticked off. */
export function withItem(list: ShoppingList, { id, title, details, price }: ListItemInput, now: number): ShoppingList {
  const at = nextMoment(list, now)
  const known = list.items.find((item) => item.id === id)
  const item: ListItem = {
    id,
    added: known?.added ?? at,
    text: [{ title, details }, at],
    quantity: known && !known.removed[0] ? known.quantity : [1, at],
    done: [false, at],
    removed: [false, at],
    price: [price, at],
  }
  return { ...list, items: known ? list.items.map((one) => (one === known ? item : one)) : [...list.items, item] }
}

/** Adds a free note. The same note gets one more in quantity, or is wanted again if it was ticked off. */
export function withNote(list: ShoppingList, note: ListItemInput, now: number): ShoppingList {
  const same = sameNote(list, note.title)
  if (!same) return withItem(list, note, now)
  const [quantity] = same.quantity
  const wanted = same.done[0] ? { done: false, quantity: 1 } : { quantity: Math.min(quantity + 1, limits.quantity) }
  return withChange(list, same.id, wanted, now)
}

export function sameNote(list: ShoppingList, title: string): ListItem | undefined {
  return itemsOn(list).find(({ id, text }) => isNote(id) && noteKey(text[0].title) === noteKey(title))
}

/**
 * Only the given fields get the next moment of the list's clock, so a merge keeps other fields of another device. A
 * note that is now the same as another is joined with it.
 */
export function withChange(list: ShoppingList, id: string, change: ItemChange, now: number): ShoppingList {
  const at = nextMoment(list, now)
  const changed: ShoppingList = {
    ...list,
    items: list.items.map((item) =>
      item.id === id
        ? {
            ...item,
            text: change.title === undefined ? item.text : [{ ...item.text[0], title: change.title }, at],
            quantity: change.quantity === undefined ? item.quantity : [change.quantity, at],
            done: change.done === undefined ? item.done : [change.done, at],
            removed: change.removed === undefined ? item.removed : [change.removed, at],
          }
        : item,
    ),
  }
  return joinSameNotes(changed, limits.quantity)
}

/**
 * The merge of two copies, in which the same note stands once, whichever device wrote it. Server and browser forget the
 * same, so that neither sends for ever what the other has forgotten.
 */
export function withMerged(list: ShoppingList, other: ShoppingList): ShoppingList {
  return dropTombstones(joinSameNotes(mergeLists(list, other), limits.quantity))
}

/** Replaces a note with the chosen thing, in the note's quantity and that in which the thing is still wanted. */
export function withChosen(list: ShoppingList, note: string, thing: ListItemInput, now: number): ShoppingList {
  const noted = list.items.find(({ id }) => id === note)?.quantity[0] ?? 1
  const known = itemsOn(list).find(({ id, done }) => id === thing.id && !done[0])
  const quantity = Math.min(noted + (known?.quantity[0] ?? 0), limits.quantity)
  const chosen = withChange(withItem(list, thing, now), thing.id, { quantity }, now)
  return withChange(chosen, note, { removed: true }, now)
}

export function withName(list: ShoppingList, name: string, now: number): ShoppingList {
  return { ...list, name: [name, nextMoment(list, now)] }
}

export function withShops(list: ShoppingList, shops: readonly string[], now: number): ShoppingList {
  return { ...list, shops: [shops, nextMoment(list, now)] }
}

export function withRemoved(list: ShoppingList, removed: boolean, now: number): ShoppingList {
  return { ...list, removed: [removed, nextMoment(list, now)] }
}
