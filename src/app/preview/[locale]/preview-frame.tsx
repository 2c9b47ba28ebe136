import type { ComponentProps } from 'react'
import { Frame } from '@/app/(site)/[locale]/frame'

export function PreviewFrame(props: ComponentProps<typeof Frame>) {
  return (
    <div className="preview-frame flex min-h-dvh flex-col pb-(--bar-height)">
      <Frame {...props} />
    </div>
  )
}
