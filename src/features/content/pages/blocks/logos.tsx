import type { LogosBlock } from '@payload-types'
import { IntentLink } from '@/design/intent-link'
import { MediaPicture } from '@/design/media-picture'
import { Section } from '@/design/section'
import { linkTarget } from '../link-target'
import type { BlockProps } from '../types'

export function Logos({ block, locale }: BlockProps<LogosBlock>) {
  return (
    <Section {...block}>
      <ul className="flex flex-wrap items-center gap-x-8 gap-y-6">
        {block.items?.map(({ id, image, name, to, lang }, at) => {
          const mark = (
            <>
              <MediaPicture
                media={image}
                sizes="4rem"
                decorative={Boolean(name)}
                className="size-14 rounded-mark bg-plate object-contain"
              />
              {name && <span className="font-medium">{name}</span>}
            </>
          )
          return (
            <li key={id ?? at} lang={lang}>
              {to ? (
                <IntentLink href={linkTarget(to, locale).href} className="flex items-center gap-3 hover:text-accent">
                  {mark}
                </IntentLink>
              ) : (
                <span className="flex items-center gap-3">{mark}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
