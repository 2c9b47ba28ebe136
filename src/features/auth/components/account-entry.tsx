'use client'

import { LayoutDashboard, UserRound } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconLink } from '@/design/icon-button'
import { latePart } from '@/design/late-part'
import { showToast } from '@/design/toast-store'
import type { Locale } from '@/i18n/routing'
import { onAuthEvent, showsAdminEntry, signedInState } from '../client/auth-store'
import { startSession } from '../client/load-session'
import type { LinkQuestionWords } from '../password-words'

const LinkQuestion = latePart(() => import('./link-question').then(({ LinkQuestion }) => LinkQuestion))

interface Question {
  words: LinkQuestionWords
  answer: (agreed: boolean) => void
}

type Props = {
  locale: Locale
  accountHref: string
  adminHref: string
  words: { account: string; signIn: string; admin: string; linkFailed: string }
}

/**
 * The account link in the header. The cached page is the same for everybody, so the session is looked up in the
 * browser.
 */
export function AccountEntry({ locale, accountHref, adminHref, words }: Props) {
  const state = useSyncExternalStore(onAuthEvent, signedInState, () => null)
  const isAdmin = useSyncExternalStore(onAuthEvent, showsAdminEntry, () => false)
  const [question, setQuestion] = useState<Question>()
  useEffect(startSession, [])
  useEffect(() => {
    if (!hasSession(location)) return
    void adopt()

    async function adopt() {
      const { readAddressSession } = await import('../client/address-session')
      const sentence = await readAddressSession(locale, words.linkFailed, asking(setQuestion))
      if (sentence) showToast(sentence)
    }
  }, [locale, words.linkFailed])
  return (
    <>
      {isAdmin && (
        <IconLink href={adminHref} label={words.admin} className="max-[24rem]:hidden">
          <LayoutDashboard aria-hidden size={20} />
        </IconLink>
      )}
      <IconLink href={accountHref} label={state ? words.account : words.signIn}>
        <UserRound aria-hidden size={20} className={state ? 'text-accent' : undefined} />
      </IconLink>
      {question && (
        <LinkQuestion
          words={question.words}
          onAnswer={question.answer}
          onFailure={() => {
            question.answer(false)
            showToast(words.linkFailed)
          }}
        />
      )}
    </>
  )
}

function asking(show: (question: Question | undefined) => void) {
  return (words: LinkQuestionWords) =>
    new Promise<boolean>((resolve) => {
      const answer = (agreed: boolean) => {
        show(undefined)
        resolve(agreed)
      }
      show({ words, answer })
    })
}

function hasSession({ hash, search }: Location): boolean {
  return /[#&](?:access_token|error_description)=/.test(hash) || new URLSearchParams(search).has('code')
}
