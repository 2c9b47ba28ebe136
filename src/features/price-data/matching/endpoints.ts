import { isStaff } from '@collections/access/roles'
import { postedForm } from '@collections/document-endpoint'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { withTransaction } from '@/server/db/transaction'
import {
  CorrectionRefused,
  correctionShape,
  correctProduct,
  mergeProducts,
  partPair,
  splitListing,
} from './corrections'

/** Bounded by the integer column of the database. */
const number = z.coerce.number().pipe(z.int32().positive())

/** Returns the id of the product to show next; null for the list of proposals. */
type Work = (req: PayloadRequest, product: number, form: FormData) => Promise<number | null>

const merge: Work = async (req, product, form) => {
  const from = number.parse(form.get('from'))
  await mergeProducts(req, { from, into: product })
  return product
}

const join: Work = async (req, product, form) => {
  const from = number.parse(form.get('from'))
  // The list of proposals is as old as its page.
  await mergeProducts(req, { from, into: product }, { unlessParted: true })
  return null
}

const part: Work = async (req, product, form) => {
  await partPair(req, { from: number.parse(form.get('from')), into: product })
  return null
}

const split: Work = (req, _product, form) => splitListing(req, number.parse(form.get('listing')))

const correct: Work = async (req, product, form) => {
  await correctProduct(req, product, correctionIn(form), text(form, 'seen') || undefined)
  return product
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const correctionFields = ['title', 'brand', 'amount', 'unit', 'group'] as const

/**
 * The form shows these texts again where the correction is refused; each is cut at the longest that it takes. `seen`
 * goes with them, because somebody else may change the product before the next try.
 */
const typedIn = (form: FormData): Record<string, string> => ({
  ...Object.fromEntries(correctionFields.map((name) => [`typed_${name}`, text(form, name).slice(0, 160)])),
  typed_seen: text(form, 'seen').slice(0, 600),
})

function correctionIn(form: FormData) {
  const amount = text(form, 'amount')
  return correctionShape.parse({
    title: text(form, 'title'),
    brand: text(form, 'brand') || null,
    group: text(form, 'group') ? Number(text(form, 'group')) : null,
    size: amount ? { unit: text(form, 'unit'), amount: Number(amount) } : null,
  })
}

function productEndpoint(path: 'merge' | 'split' | 'correct' | 'join' | 'part', work: Work): Endpoint {
  return {
    path: `/products/:product/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!isStaff(req.user)) return new Response(null, { status: 403 })
      const product = number.safeParse(req.routeParams?.product)
      if (!product.success) return new Response(null, { status: 404 })
      const form = await postedForm(req)
      try {
        const next = await withTransaction(req, () => work(req, product.data, form))
        return onTo(next, { done: path })
      } catch (error) {
        const typed = path === 'correct' ? typedIn(form) : {}
        if (error instanceof CorrectionRefused) return onTo(product.data, { ...typed, refused: error.reason })
        if (error instanceof z.ZodError) return onTo(product.data, { ...typed, refused: 'invalid' })
        throw error
      }
    },
  }
}

function onTo(product: number | null, said: Record<string, string>): Response {
  const query = new URLSearchParams({ ...(product === null ? {} : { product: String(product) }), ...said })
  return new Response(null, { status: 303, headers: { Location: `/admin/products?${query}` } })
}

export const productEndpoints: Endpoint[] = [
  productEndpoint('merge', merge),
  productEndpoint('join', join),
  productEndpoint('part', part),
  productEndpoint('split', split),
  productEndpoint('correct', correct),
]
