import { Headphones, Images, Link2, type LucideIcon, Play } from 'lucide-react'
import type { PostFormat } from '../types'

const icons: Partial<Record<PostFormat, LucideIcon>> = {
  audio: Headphones,
  video: Play,
  link: Link2,
  gallery: Images,
  galleryAlternative: Images,
  slideShow: Images,
}

/** Marks a post that is more than text. */
export function FormatMark({ format, name }: { format: PostFormat; name: string }) {
  const Icon = icons[format]
  if (!Icon) return null
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden size={15} />
      {name}
    </li>
  )
}
