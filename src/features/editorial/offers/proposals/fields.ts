import type { TitleMatch } from './match-titles'
import { distance, gaps, union, verticalMiddleOf } from './rect'
import type { Block } from './text-blocks'

const titleCounts = 0.2
const outOfColumn = 1.5
/**
 * When a page has this many times more small print under its fields than above, a text belongs to a field below it only
 * if no field is above it.
 */
const mostly = 3

type Place = 'in' | 'over' | 'under'
type Placed = { block: Block; match: TitleMatch; place: Place; away: number; order: number }

const isOfRow = ({ price: { now }, title }: TitleMatch, block: Block) =>
  [block, title].every((each) => verticalMiddleOf(each) > now.top && verticalMiddleOf(each) < now.bottom) &&
  distance(union([now, title]), block) === 0

const nearest = (places: readonly Placed[]) =>
  places.reduce<Placed | undefined>((best, each) => (best && best.order <= each.order ? best : each), undefined)

export function fieldsOf(
  matches: readonly TitleMatch[],
  blocks: readonly Block[],
  reach: number,
): Map<TitleMatch, Block[]> {
  const rects = matches.map((match) => ({ match, rect: union([match.price, match.title]) }))
  const titles = new Set(matches.flatMap(({ title }) => title.lines))
  const others = blocks.filter(({ lines }) => !lines.some((line) => titles.has(line)))

  const placedBy = (unlikely?: Place) =>
    others.flatMap((block) => {
      const places = rects.map(({ match, rect }): Placed => {
        const { across, down } = gaps(rect, block)
        const away = Math.hypot(across, down)
        const place = block.bottom <= rect.top ? 'over' : block.top >= rect.bottom ? 'under' : 'in'
        const fromTitle = isOfRow(match, block) ? 0 : distance(match.title, block) * titleCounts
        return {
          block,
          match,
          place,
          away,
          order: Math.hypot(across * outOfColumn, down) + fromTitle + (place === unlikely ? reach : 0),
        }
      })
      return nearest(places.filter(({ away }) => away <= reach)) ?? []
    })

  const first = placedBy()
  const count = (wanted: Place) => first.filter(({ place }) => place === wanted).length
  const unlikely =
    count('under') > count('over') * mostly ? 'over' : count('over') > count('under') * mostly ? 'under' : undefined
  const fields = new Map(matches.map((match) => [match, [] as Block[]]))
  for (const { block, match } of placedBy(unlikely)) fields.get(match)?.push(block)
  return fields
}
