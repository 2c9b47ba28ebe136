import type { ComponentProps } from 'react'
import { cx } from './cx'

type Shape = [
  tag: 'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  attributes: Record<string, string>,
]

type Props = ComponentProps<'svg'> & { icon: { node: Shape[] }; size?: number }

/**
 * Draws the icons of lucide-react in place of its own component (next.config.ts): how lines look stands once in the style sheet, not in
 * each of the dozens of icons of a page.
 */
export default function LucideIcon({ icon: { node }, size = 24, className, ...rest }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={cx('lucide', className)} aria-hidden {...rest}>
      {node.map(([Tag, { key, ...attributes }]) => (
        <Tag key={key} {...attributes} />
      ))}
    </svg>
  )
}
