import { ArrowUpRight, Link2 } from 'lucide-react'
import { linkTarget } from '@/features/content/pages/link-target'
import { PostFoot } from '../post-foot'
import { PostHead } from '../post-head'
import type { FormatProps } from './types'

/** The link large, and our comment beside it. */
export function LinkPost({ post, locale, heading, text }: FormatProps) {
  const { link } = post
  const { href, inside } = linkTarget(link?.url ?? '/', locale)
  return (
    <div className="page grid items-start gap-x-14 gap-y-8 pt-6 md:pt-10 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <PostHead
        post={post}
        locale={locale}
        heading={heading}
        size="text-2xl md:text-3xl"
        className="lg:sticky lg:top-24"
      />
      <div className="min-w-0">
        {link && (
          <a href={href} rel={inside ? undefined : 'noopener'} className="post-link tone tone-deep">
            <Link2 aria-hidden size={30} strokeWidth={1.5} className="text-accent" />
            <span className="text-3xl font-semibold text-balance md:text-4xl lg:text-5xl">{link.title}</span>
            <span className="flex items-center gap-1.5 font-semibold text-accent">
              {inside ? 'Broshura' : new URL(href).host}
              <ArrowUpRight aria-hidden size={18} />
            </span>
          </a>
        )}
        <div className="mt-8 md:mt-12">{text}</div>
        <PostFoot post={post} locale={locale} />
      </div>
    </div>
  )
}
