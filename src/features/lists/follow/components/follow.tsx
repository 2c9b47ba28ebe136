import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import type { Subject } from '../types'
import { FollowTarget, FollowToggle } from './follow-target'

type Props = { locale: Locale; subject: Subject; name: string }

/** The page is the same for everybody, so the state is looked up in the browser. */
export function Follow({ locale, subject: { kind, value }, name }: Props) {
  const t = translatorFor(locale, 'follow.button')
  const words = {
    follow: t(`follow.${kind}`),
    following: t('following'),
    failed: t('failed'),
    notStored: t('notStored'),
    browserOnly: t('browserOnly'),
    byMail: t('byMail'),
    mailsOff: t('mailsOff'),
    needsEmail: t('needsEmail'),
    listLink: t('listLink'),
    listHref: localePath(locale, '/follows'),
    accountHref: localePath(locale, accountPaths.follows),
  }
  if (kind !== 'product') return <FollowToggle kind={kind} value={value} locale={locale} name={name} words={words} />
  const target = {
    target: t('target'),
    hint: t('targetHint'),
    wrong: t('targetWrong'),
    end: t('end'),
    below: t('below'),
  }
  return <FollowTarget value={value} locale={locale} name={name} words={{ ...words, ...target }} />
}
