import * as z from 'zod/mini'
import type { NewsCard } from '../start-news'
import { type Follow, followKinds } from '../types'

const follow: z.ZodMiniType<Follow> = z.object({
  id: z.string(),
  kind: z.enum(followKinds),
  value: z.string(),
  name: z.string(),
  targetCents: z.nullable(z.number()),
  mails: z.boolean(),
})

const picture = z.object({ base: z.string(), width: z.number(), height: z.number() })

const newsCard: z.ZodMiniType<NewsCard> = z.object({
  kind: z.enum(followKinds),
  name: z.string(),
  title: z.string(),
  lang: z.string(),
  price: z.nullable(z.string()),
  beside: z.nullable(z.string()),
  isReduced: z.boolean(),
  path: z.string(),
  cover: z.nullable(picture),
})

export const newsAnswer = z.object({ news: z.array(newsCard) })

export const followsAnswer = z.object({ follows: z.array(follow) })
