import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { TranslateLeftovers } from './translate-leftovers'

export function LeftoversProvider({ i18n, children }: Pick<ServerProps, 'i18n'> & { children: ReactNode }) {
  const { leftInEnglish } = messagesOf(adminLocale(i18n.language)).admin
  return (
    <>
      {i18n.language !== 'en' && <TranslateLeftovers words={leftInEnglish} />}
      {children}
    </>
  )
}
