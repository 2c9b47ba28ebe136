import type { RichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'

export type Data = ComponentProps<typeof RichText>['data']
type Node = Data['root']['children'][number]

/** A part begins with an h2. */
type Part = { id: string; title: string; node: Node }

export const isRichText = (data: object): data is Data => 'root' in data

/** The parts of a rich text for a table of contents; `RichText` gives their headings the same ids. */
export function partsOf(data: object | null): Part[] {
  if (!data || !isRichText(data)) return []
  return data.root.children
    .filter((node) => 'tag' in node && node.tag === 'h2')
    .map((node, index) => ({ id: `part-${index + 1}`, title: textOf(node), node }))
}

function textOf(node: Node): string {
  if ('text' in node && typeof node.text === 'string') return node.text
  return 'children' in node && Array.isArray(node.children) ? node.children.map(textOf).join('') : ''
}
