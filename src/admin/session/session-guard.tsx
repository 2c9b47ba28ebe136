import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { translatorFor } from '@/i18n/translator'
import { adminLocale, adminTranslations } from '../admin-translations'
import { SignInAgain } from './sign-in-again'

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
      <SignInAgain words={words} />
    </>
  )
}
