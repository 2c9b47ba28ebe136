import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { buttonLook, cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { linkTarget } from '../rich-text'

type TextLinkProps = {
  label: string | null | undefined
  /** Of the label, where it is not in the language around it. */
  lang?: Locale
  to: string | null | undefined
  locale: Locale
  className?: string
}

const look = 'inline-flex items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline'

export function TextLink({ label, lang, to, locale, className }: TextLinkProps) {
  if (!label || !to) return null
  const { href, inside } = linkTarget(to, locale)
  const words = (
    <>
      {label}
      <ArrowRight aria-hidden size={16} />
    </>
  )
  return (
    <p lang={lang} className={className}>
      {inside ? (
        <IntentLink href={href} className={look}>
          {words}
        </IntentLink>
      ) : (
        <a href={href} rel="noopener" className={look}>
          {words}
        </a>
      )}
    </p>
  )
}

type Link = { label?: string | null; to?: string | null; id?: string | null; lang?: Locale }
type Props = { links: Link[] | null | undefined; locale: Locale; className?: string }

/** The first link is the main one. */
export function BlockLinks({ links, locale, className }: Props) {
  const shown = links?.flatMap(({ label, to, id, lang }) => (label && to ? [{ label, to, id, lang }] : [])) ?? []
  if (shown.length === 0) return null
  return (
    <p className={cx('flex flex-wrap gap-3', className)}>
      {shown.map(({ label, to, id, lang }, at) => (
        <BlockLink key={id ?? to} to={to} lang={lang} locale={locale} main={at === 0} label={label} />
      ))}
    </p>
  )
}

type One = { to: string; label: string; lang: Locale | undefined; locale: Locale; main: boolean }

function BlockLink({ to, label, lang, locale, main }: One) {
  const { href, inside } = linkTarget(to, locale)
  const variant = main ? 'primary' : 'secondary'
  if (inside) {
    return (
      <ButtonLink href={href} variant={variant} lang={lang}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <a href={href} rel="noopener" lang={lang} className={buttonLook(variant)}>
      {label}
    </a>
  )
}
