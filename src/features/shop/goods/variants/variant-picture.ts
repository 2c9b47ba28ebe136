import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { tables } from '@/server/db/tables'

const { media, productsColourPictures, productsRels } = tables

/** The first picture of the variant's colour, else of the product. A subquery; null without a picture. */
export function variantPicture(product: SQL, colour: SQL): SQL {
  return sql`(
    select coalesce(${media.sizesCardFilename}, ${media.filename}) from ${productsRels}
    join ${media} on ${media.id} = ${productsRels.mediaId}
    left join ${productsColourPictures} on ${productsColourPictures._parentId} = ${productsRels.parentId}
      and ${productsColourPictures.colourId} = ${colour}
      and ${productsRels.path} = 'colourPictures.' || (${productsColourPictures._order} - 1) || '.images'
    where ${productsRels.parentId} = ${product}
      and (${productsRels.path} = 'images' or ${productsColourPictures.id} is not null)
    order by ${productsColourPictures.id} is null, ${productsRels.order} limit 1)`
}
