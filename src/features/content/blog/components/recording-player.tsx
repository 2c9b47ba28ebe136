import { mediaUrl } from '@/design/media-picture'
import type { PostDetail } from '../types'

/** The browser's own player, with keyboard control, speed and captions. */
export function RecordingPlayer({ post, className }: { post: PostDetail; className?: string }) {
  const { recording, cover, title } = post
  if (!recording) return null
  if (recording.kind === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text.
      <audio src={recording.url} controls preload="metadata" aria-label={title} className={className} />
    )
  }
  const poster = cover && typeof cover === 'object' && cover.filename ? mediaUrl(cover.filename) : undefined
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text.
    <video
      src={recording.url}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      className={className}
    />
  )
}
