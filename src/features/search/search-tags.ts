import { dayTag, tag } from '@/server/cache/tags'

/** What changes the answers of a search: its index, and what is read to show a hit and to name a filter. */
export const searchTags = [
  dayTag,
  tag.search,
  tag.brochures,
  tag.covers,
  tag.offers,
  tag.retailers,
  tag.categories,
  tag.productGroups,
  tag.prices,
  tag.posts,
  tag.media,
]
