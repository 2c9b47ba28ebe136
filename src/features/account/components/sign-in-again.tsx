import { Button } from '@/design/button'
import { type Locale, localePath } from '@/i18n/routing'
import { signInAgainAction } from '../actions'
import { type AccountPage, accountPaths } from '../navigation'

type Props = { locale: Locale; page: AccountPage; words: { text: string; submit: string } }

/** For an account without a password: signing in again shows who it is, and leads back to this page. */
export function SignInAgain({ locale, page, words }: Props) {
  return (
    <form action={signInAgainAction} className="space-y-3">
      <p>{words.text}</p>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={localePath(locale, accountPaths[page])} />
      <Button type="submit" variant="secondary">
        {words.submit}
      </Button>
    </form>
  )
}
