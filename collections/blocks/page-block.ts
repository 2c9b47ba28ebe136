import type { Block, Field } from 'payload'
import { blockLabel } from '../labels'
import { lines, tone, words } from './fields'

type BlockName = Parameters<typeof blockLabel>[0]

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Editors choose a block by its picture in public/blocks. */
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

export function sectionBlock(slug: BlockName, fields: Field[]): Block {
  return bareBlock(slug, [words('heading'), lines('intro'), ...fields, tone])
}
