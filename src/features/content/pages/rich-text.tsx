import { RichText as Converted, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { linkTarget } from './link-target'
import { type Data, isRichText, partsOf } from './rich-text-parts'

type Props = {
  /** The stored rich text. */
  data: object | null | undefined
  locale: Locale
  /** Gives its parts the ids of `partsOf`, so that a table of contents can lead to them. */
  anchors?: boolean
  className?: string
}

/** Rich text of the CMS. Internal links keep the language and use the router. */
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
  return {
    link: ({ node, nodesToJSX }) => {
      const { url, newTab }: { url?: string; newTab?: boolean } = node.fields
      const children = nodesToJSX({ nodes: node.children })
      const { href, inside } = linkTarget(url ?? '/', locale)
      if (inside) return <IntentLink href={href}>{children}</IntentLink>
      return (
        <a href={href} rel="noopener" target={newTab ? '_blank' : undefined}>
          {children}
        </a>
      )
    },
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
