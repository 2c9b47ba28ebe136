import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { translatorFor } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { SkipLinks } from './skip-links'

/** Wraps the CMS so that the skip links precede the navigation. */
export function SkipLinksProvider({ i18n, children }: Pick<ServerProps, 'i18n'> & { children: ReactNode }) {
  const t = translatorFor(adminLocale(i18n.language), 'skipLinks')
  return (
    <>
      <SkipLinks words={{ label: t('label'), title: t('title'), publish: t('publish') }} />
      {children}
    </>
  )
}
