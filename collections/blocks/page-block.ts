import type { Block, Field } from 'payload'
import { blockLabel } from '../labels'
import { lines, tone, words } from './fields'

type BlockName = Parameters<typeof blockLabel>[0]

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A block with fields of its own alone; editors find it by the picture at public/blocks. */
export function bareBlock(slug: BlockName, fields: Field[]): Block {
  const label = blockLabel(slug)
  return {
    slug,
    interfaceName: `${pascal(slug)}Block`,
    labels: { singular: label, plural: label },
    admin: {
      images: { thumbnail: `/blocks/${slug}.svg` },
      components: { Label: { path: '@/admin/row-labels/row-label#BlockRowLabel', clientProps: { label, slug } } },
    },
    fields,
  }
}

/** A block that is a section of its page: it may have a heading, an introduction and a ground of its own. */
export function sectionBlock(slug: BlockName, fields: Field[]): Block {
  return bareBlock(slug, [words('heading'), lines('intro'), ...fields, tone])
}
