import { RichText as Converted, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import type { CarouselWords } from '@/design/carousel'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { isLinkTarget } from '@/domain/link-target'
import { isPagePath, ownPathIn } from '@/i18n/own-path'
import { type Locale, localePath } from '@/i18n/routing'
import type { translatorFor } from '@/i18n/translator'
import { type Data, isRichText, partsOf } from './rich-text-parts'

type Props = {
  data: object | null | undefined
  locale: Locale
  /** Gives headings the ids of `partsOf`, for a table of contents. */
  anchors?: boolean
  className?: string
}

/** Internal links keep the language and use the router. */
export function RichText({ data, locale, anchors = false, className }: Props) {
  if (!data || !isRichText(data)) return null
  return (
    <div className={cx('rich-text', className)}>
      <Converted
        data={data}
        disableContainer
        converters={({ defaultConverters }) => ({
          ...defaultConverters,
          ...linkConverter(locale),
          ...(anchors && headingConverter(data)),
        })}
      />
    </div>
  )
}

function linkConverter(locale: Locale): JSXConverters {
  const drawn = ({ url = '/', newTab }: { url?: string; newTab?: boolean }, children: ReactNode) => {
    // Covers links stored before their target was refused.
    if (!isLinkTarget(url)) return <>{children}</>
    const { href, inside } = linkTarget(url, locale)
    if (inside) return <IntentLink href={href}>{children}</IntentLink>
    return (
      <a href={href} rel="noopener" target={newTab ? '_blank' : undefined}>
        {children}
      </a>
    )
  }
  return {
    link: ({ node, nodesToJSX }) => drawn(node.fields, nodesToJSX({ nodes: node.children })),
    autolink: ({ node, nodesToJSX }) => drawn(node.fields, nodesToJSX({ nodes: node.children })),
    // The editor creates none of these, and a stored one could lead anywhere.
    upload: () => null,
    relationship: () => null,
  }
}

function headingConverter(data: Data): JSXConverters {
  const parts = partsOf(data)
  return {
    heading: ({ node, nodesToJSX }) => {
      const Heading = node.tag
      const part = parts.find((one) => one.node === node)
      return <Heading id={part?.id}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
  }
}

/** A target that is not allowed leads to the start page. */
export function linkTarget(to: string, locale: Locale): { href: string; inside: boolean } {
  if (!isLinkTarget(to)) return { href: localePath(locale, '/'), inside: true }
  const inside = to.startsWith('/') && isPagePath(to)
  return { href: inside ? ownPathIn(locale, to) : to, inside }
}

/** One level below the section's heading; the section's level when it has no heading. */
export function itemHeading({ heading }: { heading?: string | null }): 'h2' | 'h3' {
  return heading ? 'h3' : 'h2'
}

type Translate = ReturnType<typeof translatorFor<'pages'>>

/** `label` is the section's heading: carousels need unique names. */
export function slideWords(t: Translate, label: string | null | undefined, lang: Locale): CarouselWords {
  return {
    lang,
    label: label ? `${t('carousel')}: ${label}` : t('carousel'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    play: t('play'),
  }
}

type Slide = { heading?: string | null; thumb?: ReactNode }

/** "2 of 5: Bread" */
export function slideNames(t: Translate, slides: Slide[]): { name: string; thumb?: ReactNode }[] {
  return slides.map(({ heading, thumb }, at) => {
    const place = t('slide', { number: at + 1, count: slides.length })
    return { name: heading ? `${place}: ${heading}` : place, thumb }
  })
}
