import { IntentLink } from '@/design/intent-link'
import { signedInState } from '@/features/account/auth/client/auth-store'

export type FollowWords = {
  follow: string
  following: string
  failed: string
  /** Says that without an account no mail is sent. */
  browserOnly: string
  byMail: string
  needsEmail: string
  listLink: string
  listHref: string
  accountHref: string
}

type Props = { followed: boolean; signedIn: boolean; problem: string; words: FollowWords }

/** What following means, said where and when it begins. */
export function FollowNote({ followed, signedIn, problem, words }: Props) {
  // An account made by phone has no address for the mail.
  const said = () => (signedInState()?.user.email ? words.byMail : words.needsEmail)
  return (
    <p role="status" className="max-w-prose text-sm text-ink-soft empty:hidden">
      {problem && <span className="text-signal">{problem}</span>}
      {!problem && followed && (
        <>
          {signedIn ? said() : words.browserOnly}{' '}
          <IntentLink href={signedIn ? words.accountHref : words.listHref} className="text-accent underline">
            {words.listLink}
          </IntentLink>
        </>
      )}
    </p>
  )
}
