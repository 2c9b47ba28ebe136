import * as z from 'zod/mini'
import { isCalendarDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'
import type { FlowLabels } from '../components/page-flow'
import type { ReaderBrochure } from '../sent-brochure'

const locale = z.enum(locales)
const day = z.string().check(z.refine(isCalendarDay))
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const image = z.object({ base: z.string(), width: z.number(), height: z.number(), placeholder: z.string() })
const shop = z.object({ slug: z.string(), name: z.string() })

const multiBuy = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), pieces: z.number(), amountCents: z.number() }),
  z.object({ kind: z.literal('free'), pieces: z.number(), free: z.number() }),
  z.object({ kind: z.literal('percent'), pieces: z.number(), percentOff: z.number() }),
])

const offer = z.object({
  id: z.string(),
  title: z.string(),
  details: z.string(),
  kind: z.nullable(z.string()),
  priceCents: z.number(),
  multiBuy: z.nullable(multiBuy),
  depositCents: z.nullable(z.number()),
  reduction: z.nullable(z.object({ words: z.string(), struckCents: z.nullable(z.number()) })),
  unitPrice: z.nullable(z.string()),
  terms: z.array(z.string()),
  loyalty: z.nullable(z.string()),
  period: z.string(),
  pricesHref: z.nullable(z.string()),
  pastLabel: z.nullable(z.string()),
  box: z.nullable(box),
  validFrom: day,
  validTo: day,
})

const page = z.object({
  number: z.number(),
  image,
  alt: z.string(),
  altLang: locale,
  links: z.array(z.object({ href: z.string(), box })),
  offers: z.array(offer),
})

const reading = z.object({
  slug: z.string(),
  title: z.string(),
  titleLang: locale,
  locale,
  shop,
  listedFor: z.optional(z.string()),
  pages: z.array(page).check(z.minLength(1)),
}) satisfies z.ZodMiniType<ReaderBrochure>

const flow = z.object({
  pages: z.string(),
  page: z.string(),
  offers: z.array(z.string()),
  enlarge: z.string(),
  link: z.string(),
  show: z.string(),
  compare: z.string(),
}) satisfies z.ZodMiniType<FlowLabels>

/** Words in the form that search compares, with the indexes of their boxes: x, y, width, height. */
const wordsOfPage = z.object({
  number: z.number(),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  at: z.record(z.string(), z.array(z.number())),
})

export type WordsOfPage = z.infer<typeof wordsOfPage>

/** Everything of a brochure besides its pictures, in one language. */
export const keptBrochureShape = z.object({
  id: z.uuid(),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** For which towns it is; none for the whole country. */
  edition: z.optional(z.string()),
  validFrom: day,
  validTo: day,
  pastLabel: z.string(),
  /** `{period}` is filled as the brochure is opened; brochures kept by older releases have only the days. */
  pastPeriod: z._default(z.string(), '{period}'),
  reading,
  flow,
  words: z.array(wordsOfPage),
})

export type KeptBrochure = z.infer<typeof keptBrochureShape>

/** `bytes` are those of pictures, words and offers together. */
export const keptSizeShape = z.object({ version: z.string(), bytes: z.number() })

export type KeptSize = z.infer<typeof keptSizeShape>

/** Written last into the cache of a brochure: a cache without it is not whole, and never shown. */
export const keptEntryShape = z.object({
  id: z.uuid(),
  version: z.string(),
  slug: z.string(),
  locale,
  title: z.string(),
  titleLang: locale,
  shop: z.string(),
  edition: z.optional(z.string()),
  cover: image,
  pages: z.number(),
  validFrom: day,
  validTo: day,
  bytes: z.number(),
  keptAt: z.number(),
  loadedAt: z.number(),
})

export type KeptEntry = z.infer<typeof keptEntryShape>

/** The part of an entry that every release of the site reads, so that it never changes. */
export const keptIdentityShape = z.object({ id: z.uuid(), locale })
