'use client'

import { Package } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Clipping, type ClippingPicture } from './card'
import { Chip } from './chip'
import { IntentLink } from './intent-link'
import { Mark } from './mark'
import { PriceFigure } from './price-figure'

export type Seller = {
  key: string | number
  href: string | null
  shop: { name: string; colour: string; logoUrl: string | null }
  note: string
  warning: string | null
  reduction: string | null
  /** What has to be known beside the price: a multi-buy price, a deposit. */
  terms: string[]
  cheapest: string | null
  price: ComponentProps<typeof PriceFigure>
  /** Slugs of the only towns that have this price, where it is hidden from others. */
  towns?: string
}

type Props = {
  href: string | null
  title: string
  details: string
  kind: string | null
  /** Null: the mark of the first shop is shown. */
  picture: ClippingPicture | null
  distinction: string | null
  /** Slugs of the only towns where the distinction holds; undefined: everywhere. */
  distinctionTowns?: string | undefined
  sellers: Seller[]
  /** How many prices are not shown; the links lead to them. */
  more: string | null
  remarks: string[]
  source: string | null
  links: { href: string; text: string }[]
  notes?: ReactNode
  children?: ReactNode
}

/**
 * Names are Bulgarian. Takes formatted texts, because a results page sends each card twice, as HTML and as React data.
 */
export function ProductCard(props: Props) {
  const { href, title, details, kind, picture, distinction, distinctionTowns, sellers, links, children } = props
  return (
    <article className="product-card">
      <div className="row-span-3">
        <Picture picture={picture} shop={sellers[0]?.shop} />
      </div>
      <div className="product-words">
        <h3 className="leading-snug" lang="bg">
          {href ? (
            <IntentLink href={href} className="font-semibold text-ink no-underline hover:text-accent">
              {title}
            </IntentLink>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          {details && <span className="text-sm text-ink-soft"> {details}</span>}
        </h3>
        {kind && <p className="text-sm text-ink-soft">{kind}</p>}
        {distinction && (
          <span data-towns={distinctionTowns}>
            <Chip tone="signal">{distinction}</Chip>
          </span>
        )}
      </div>
      <ul className="@container min-w-0 divide-y divide-line large-type:w-full">
        {sellers.map(({ key, ...seller }) => (
          <SellerRow key={key} title={title} {...seller} />
        ))}
      </ul>
      <Notes {...props} />
      {(children || links.length > 0) && (
        <div className="product-actions">
          {children}
          {links.map((link) => (
            <NamedLink key={link.href} {...link} title={title} />
          ))}
        </div>
      )}
    </article>
  )
}

function Picture({ picture, shop }: { picture: ClippingPicture | null; shop: Seller['shop'] | undefined }) {
  if (picture) return <Clipping {...picture} className="product-picture inset-ring inset-ring-line" />
  return (
    <span className="product-picture grid place-items-center rounded-sm bg-sunken text-ink-faint">
      {shop ? <Mark {...shop} size="md" /> : <Package aria-hidden size={24} strokeWidth={1.5} />}
    </span>
  )
}

function Notes({ more, notes, remarks, source }: Props) {
  if (!more && !notes && remarks.length === 0 && !source) return null
  return (
    <div className="col-start-2 grid min-w-0 gap-1.5">
      {more && <p className="text-sm text-ink-soft">{more}</p>}
      {notes}
      {remarks.map((remark) => (
        <p key={remark} className="text-sm text-ink-soft">
          {remark}
        </p>
      ))}
      {source && <p className="text-xs text-ink-faint">{source}</p>}
    </div>
  )
}

function NamedLink({ href, text, title }: { href: string; text: string; title: string }) {
  return (
    <IntentLink href={href} className="product-link text-sm">
      {text}
      <span lang="bg" className="sr-only">
        {`: ${title}`}
      </span>
    </IntentLink>
  )
}

function SellerRow({
  title,
  href,
  shop,
  note,
  warning,
  reduction,
  terms,
  cheapest,
  price,
  towns,
}: Omit<Seller, 'key'> & { title: string }) {
  const name = (
    <>
      <span lang="bg">{shop.name}</span>
      <span className="sr-only" lang="bg">
        {`: ${title}`}
      </span>
    </>
  )
  return (
    <li className="seller" data-towns={towns}>
      <div className="seller-words">
        <span className="flex min-w-0 items-center gap-1.5">
          <Mark {...shop} />
          {href ? (
            <IntentLink href={href} className="cover-link seller-link">
              {name}
            </IntentLink>
          ) : (
            <span className="truncate">{name}</span>
          )}
        </span>
        <span className="text-ink-faint">{note}</span>
        {cheapest && <span className="font-semibold text-accent">{cheapest}</span>}
        {warning && <Chip tone="accent">{warning}</Chip>}
        {terms.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {reduction && <span className="text-ink-soft">{reduction}</span>}
      </div>
      <PriceFigure {...price} size="sm" className="seller-price" />
    </li>
  )
}
