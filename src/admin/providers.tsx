import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { messagesOf, translatorFor } from '@/i18n/translator'
import { adminLocale, adminTranslations } from './admin-translations'
import { TranslateLeftovers } from './left-in-english/translate-leftovers'
import { StaffSignInAgain } from './session/sign-in-again'
import { SkipLinks } from './skip-links/skip-links'

export function SessionGuard({ i18n, children }: Pick<ServerProps, 'i18n'> & { children: ReactNode }) {
  const t = adminTranslations(i18n.language)
  const words = {
    title: t('session.title'),
    explanation: t('session.explanation'),
    email: t('session.email'),
    password: t('session.password'),
    show: translatorFor(adminLocale(i18n.language), 'staffSignIn')('show'),
    code: t('session.code'),
    signIn: t('session.signIn'),
    otherWay: t('session.otherWay'),
    later: t('session.later'),
    wrong: t('session.wrong'),
    other: t('session.other'),
    unreachable: t('session.unreachable'),
    unsaved: t('session.unsaved'),
  }
  return (
    <>
      {children}
      <StaffSignInAgain words={words} />
    </>
  )
}

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

export function LeftoversProvider({ i18n, children }: Pick<ServerProps, 'i18n'> & { children: ReactNode }) {
  const { leftInEnglish } = messagesOf(adminLocale(i18n.language)).admin
  return (
    <>
      {i18n.language !== 'en' && <TranslateLeftovers words={leftInEnglish} />}
      {children}
    </>
  )
}
