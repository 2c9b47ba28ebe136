'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { IntentLink } from '@/design/intent-link'
import { pagePath } from '../page-path'

/** A menu link that is marked when it leads to the current page. */
export function CurrentLink({ href, ...rest }: Omit<ComponentProps<typeof IntentLink>, 'href'> & { href: string }) {
  const here = pagePath(usePathname())
  return <IntentLink href={href} aria-current={pagePath(href) === here ? 'page' : undefined} {...rest} />
}
