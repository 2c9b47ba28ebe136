'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { wishlistAddress } from '@/features/shop/goods/paths'
import type { Owner } from '@/features/shop/orders/owned/owned-rows'
import { localeSchema } from '@/i18n/locale-schema'
import { type Locale, localePath } from '@/i18n/routing'
import { formAction, handleForm, redirectState, stateAction } from '@/lib/forms/form-action'
import { needed, type Outcome, optional, refuse, refuseFields } from '@/lib/forms/problems'
import type { Database } from '@/server/db/transaction'
import { longestNote, longestWishName, mostPieces } from './limits'
import type { WishNote } from './notes'
import { changeOwnWishes } from './server/current-wishes'
import { changeList, createList, deleteList, shareList } from './server/store-lists'
import { changeWish, moveWish, removeWish, restoreWish } from './server/store-wishes'

const id = z.uuid()
const idField = id.nullable().catch(null)

type Place = { list?: string | null; note?: WishNote; wish?: string }

const pathOf = (locale: Locale, { list, note, wish }: Place) =>
  localePath(locale, wishlistAddress({ list, ...(note && { note }), ...(wish && { wish }) }))

type Work = (transaction: Database, owner: Owner, wish: string, list: string | null) => Promise<WishNote>

async function changeOne(data: FormData, work: Work): Promise<never> {
  const locale = localeSchema.parse(data.get('locale'))
  const [wish, list] = [idField.parse(data.get('wish')), idField.parse(data.get('list'))]
  const note = wish && (await changeOwnWishes((transaction, owner) => work(transaction, owner, wish, list)))
  redirect(pathOf(locale, { list, ...(note && { note }), ...(wish && note === 'removed' && { wish }) }))
}

export const removeWishAction = formAction(async (data) => {
  await changeOne(data, removeWish)
})

export const restoreWishAction = formAction(async (data) => {
  await changeOne(data, restoreWish)
})

export const moveWishAction = formAction(async (data) => {
  const to = idField.parse(data.get('to'))
  await changeOne(data, async (transaction, owner, wish) => {
    if (to) await moveWish(transaction, owner, wish, to)
    return 'moved'
  })
})

const wishInput = z.object({
  wish: id,
  list: idField,
  variant: idField,
  quantity: z.coerce.number().int().min(1).max(mostPieces).catch(1),
  note: optional(longestNote),
})

export const changeWishAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async (fields): Promise<Outcome<{ list: string | null }>> => {
      const parsed = wishInput.safeParse(fields)
      if (!parsed.success) return refuseFields(parsed.error)
      const { wish, list, variant, quantity, note } = parsed.data
      const change = { variant, quantity, note: note ?? '' }
      await changeOwnWishes((transaction, owner) => changeWish(transaction, owner, wish, change))
      return { ok: true, list }
    },
    ({ list }, locale, fields) => redirectState(pathOf(locale, { list, note: 'changed' }), fields),
  )
})

type ListWork = (transaction: Database, customer: string, list: string) => Promise<unknown>

async function changeOwnList(data: FormData, note: WishNote, work: ListWork): Promise<never> {
  const locale = localeSchema.parse(data.get('locale'))
  const list = idField.parse(data.get('list'))
  const done = await changeOwnWishes(async (transaction, { customer }) => {
    if (customer && list) await work(transaction, customer, list)
    return customer !== null
  })
  const back = note === 'list-deleted' ? null : list
  redirect(pathOf(locale, done ? { list: back, note } : { note: 'sign-in' }))
}

export const deleteListAction = formAction(async (data) => {
  await changeOwnList(data, 'list-deleted', deleteList)
})

export const stopSharingAction = formAction(async (data) => {
  await changeOwnList(data, 'unshared', (transaction, customer, list) =>
    changeList(transaction, customer, list, { share: null, showsGifts: false }),
  )
})

export const showGiftsAction = formAction(async (data) => {
  const showsGifts = data.get('shown') !== 'off'
  await changeOwnList(data, 'changed', (transaction, customer, list) =>
    changeList(transaction, customer, list, { showsGifts }),
  )
})

export const setWishMailsAction = formAction(async (data) => {
  const mails = data.get('mails') !== 'off'
  await changeOwnList(data, mails ? 'mails-on' : 'mails-off', (transaction, customer, list) =>
    changeList(transaction, customer, list, { mails }),
  )
})

const nameInput = z.object({ name: needed(longestWishName) })

export const createListAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async (fields): Promise<Outcome<{ list: string }>> => {
      const parsed = nameInput.safeParse(fields)
      if (!parsed.success) return refuseFields(parsed.error)
      const done = await changeOwnWishes(async (transaction, { customer }): Promise<Outcome<{ list: string }>> => {
        if (!customer) return refuse({ code: 'signed-out' })
        const made = await createList(transaction, customer, parsed.data.name)
        return made ? { ok: true, list: made } : refuse({ code: 'too-many-wishlists' })
      })
      return done ?? refuse({ code: 'signed-out' })
    },
    ({ list }, locale, fields) => redirectState(pathOf(locale, { list, note: 'list-made' }), fields),
  )
})

const renameInput = nameInput.extend({ list: id })

export const renameListAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async (fields): Promise<Outcome<{ list: string }>> => {
      const parsed = renameInput.safeParse(fields)
      if (!parsed.success) return refuseFields(parsed.error)
      const { list, name } = parsed.data
      const done = await changeOwnWishes(async (transaction, { customer }): Promise<Outcome<{ list: string }>> => {
        if (!customer) return refuse({ code: 'signed-out' })
        await changeList(transaction, customer, list, { name })
        return { ok: true, list }
      })
      return done ?? refuse({ code: 'signed-out' })
    },
    ({ list }, locale, fields) => redirectState(pathOf(locale, { list, note: 'list-renamed' }), fields),
  )
})

const shareInput = z.object({ list: id, signed: optional(longestWishName) })

export const shareListAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async (fields): Promise<Outcome<{ list: string }>> => {
      const parsed = shareInput.safeParse(fields)
      if (!parsed.success) return refuseFields(parsed.error)
      const { list, signed } = parsed.data
      const done = await changeOwnWishes(async (transaction, { customer }): Promise<Outcome<{ list: string }>> => {
        if (!customer) return refuse({ code: 'signed-out' })
        await shareList(transaction, customer, list, signed ?? '')
        return { ok: true, list }
      })
      return done ?? refuse({ code: 'signed-out' })
    },
    ({ list }, locale, fields) => redirectState(pathOf(locale, { list, note: 'shared' }), fields),
  )
})
