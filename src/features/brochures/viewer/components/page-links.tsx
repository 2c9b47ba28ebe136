import { fill } from '@/design/cx'
import type { PageLink } from '../../types'
import { boxStyle, linkName } from '../lib/page-image'

type Props = { links: PageLink[]; label: string; tabIndex?: number }

export function PageLinks({ links, label, tabIndex }: Props) {
  return links.map((link) => (
    <a
      key={`${link.href} ${link.box.x} ${link.box.y}`}
      href={link.href}
      tabIndex={tabIndex}
      target={/^https?:/.test(link.href) ? '_blank' : undefined}
      rel="noopener nofollow"
      style={boxStyle(link.box)}
      className="absolute z-2 min-h-6 min-w-6 rounded-sm hover:bg-accent/15 hover:inset-ring-2 hover:inset-ring-accent"
    >
      <span className="sr-only">{fill(label, { host: linkName(link.href) })}</span>
    </a>
  ))
}
