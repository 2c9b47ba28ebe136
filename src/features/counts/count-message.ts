import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import type { CountKind } from '@/domain/count-kinds'
import { isSlug } from '@/domain/slug'
import { MemoryLimit } from '@/server/counting/memory-limit'

/** The message of a page about the brochures that were seen on it. */
export const countMessage = z.object({
  counts: z
    .array(
      z.object({
        brochure: z.string().refine(isSlug),
        opened: z.boolean(),
        foundBySearch: z.boolean(),
        pages: z.int().min(0).max(1000),
        ticked: z.int().min(0).max(1000),
      }),
    )
    .min(1)
    .max(20),
})

type Message = z.output<typeof countMessage>

/** Of one network a day for one brochure: many phones of a carrier share a network, and a stranger has one too. */
const pointsOf: Record<CountKind, number> = { opened: 100, 'found-by-search': 100, 'page-read': 2000, ticked: 300 }

/** Of one network for all brochures. */
const entriesAnHour = 600

const day = { mostKeys: 20_000, period: () => sofiaDay() }
const hour = { mostKeys: 20_000, period: () => new Date().toISOString().slice(0, 13) }

export type AddCount = (brochure: string, kind: CountKind, count: number) => void

/** Adds the counts of messages as far as the limits of their network allow. */
export function limitedCounts(add: AddCount): (message: Message, network: string) => void {
  const entries = new MemoryLimit({ ...hour, points: entriesAnHour })
  const limitOf = (kind: CountKind) => new MemoryLimit({ ...day, points: pointsOf[kind] })
  const limits: Record<CountKind, MemoryLimit> = {
    opened: limitOf('opened'),
    'found-by-search': limitOf('found-by-search'),
    'page-read': limitOf('page-read'),
    ticked: limitOf('ticked'),
  }
  return ({ counts }, network) => {
    for (const { brochure, opened, foundBySearch, pages, ticked } of counts) {
      if (entries.take(network) === 0) return
      const wanted: [CountKind, number][] = [
        ['opened', Number(opened)],
        ['found-by-search', Number(opened && foundBySearch)],
        ['page-read', pages],
        ['ticked', ticked],
      ]
      for (const [kind, count] of wanted) {
        const granted = count > 0 ? limits[kind].take(`${network} ${brochure}`, count) : 0
        if (granted > 0) add(brochure, kind, granted)
      }
    }
  }
}
