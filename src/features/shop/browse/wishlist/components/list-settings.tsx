import { Button } from '@/design/button'
import { Disclosure } from '@/design/disclosure'
import { CopyLink } from '@/features/shop/goods/components/copy-link'
import { wishlistAddress } from '@/features/shop/goods/paths'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pageUrl } from '@/lib/mailing/layout'
import { deleteListAction, setWishMailsAction, showGiftsAction, stopSharingAction } from '../actions'
import { shareToken, type Wishlist } from '../server/store-lists'
import { type ListNameWords, RenameListForm, ShareForm } from './wish-forms'

type Props = {
  list: Wishlist
  gifts: { title: string; text: string }[] | null
  email: string | null
  locale: Locale
}

export function ListSettings({ list, gifts, email, locale }: Props) {
  const { id, name, share, mails } = list
  const t = translatorFor(locale, 'wishlist')
  return (
    <section aria-label={t('settings')} className="rounded-md bg-sunken px-4 py-2">
      <div className="flex flex-wrap gap-x-6">
        <Disclosure summary={t(share ? 'sharing' : 'share')}>
          <Sharing list={list} locale={locale} />
        </Disclosure>
        {share && (
          <Disclosure summary={t('gifts.summary')}>
            <Gifts list={list} gifts={gifts} locale={locale} />
          </Disclosure>
        )}
        <Disclosure summary={t(mails ? 'mails.on' : 'mails.off')}>
          <p className="mb-3 text-sm text-ink-soft">{email ? t('mails.text', { email }) : t('mails.noAddress')}</p>
          {(email || mails) && (
            <ListButton action={setWishMailsAction} list={id} locale={locale} hidden={{ mails: mails ? 'off' : 'on' }}>
              {t(mails ? 'mails.end' : 'mails.begin')}
            </ListButton>
          )}
        </Disclosure>
        <RenameListForm locale={locale} words={nameWords('rename', locale)} list={id} name={name} />
        <Disclosure summary={t('delete')}>
          <p className="mb-3 text-sm">{t('deleteText', { count: list.count })}</p>
          <ListButton action={deleteListAction} list={id} locale={locale}>
            {t('deleteNow')}
          </ListButton>
        </Disclosure>
      </div>
    </section>
  )
}

function Sharing({ list: { id, share, signed }, locale }: Pick<Props, 'list' | 'locale'>) {
  const t = translatorFor(locale, 'wishlist')
  const words = { ...nameWords('rename', locale), name: t('signed'), hint: t('signedHint') }
  if (!share) {
    return (
      <>
        <p className="mb-3 text-sm text-ink-soft">{t('shareText')}</p>
        <ShareForm locale={locale} list={id} signed={signed} words={{ ...words, submit: t('makeLink') }} />
      </>
    )
  }
  return (
    <div className="space-y-4">
      <CopyLink
        url={pageUrl(locale, wishlistAddress({ gift: shareToken(share) }))}
        title={t('title')}
        words={{ label: t('link'), send: t('send'), copied: t('copied'), failed: t('copyFailed') }}
      />
      <ShareForm locale={locale} list={id} signed={signed} words={words} />
      <div>
        <p className="mb-2 text-sm text-ink-soft">{t('stopText')}</p>
        <ListButton action={stopSharingAction} list={id} locale={locale}>
          {t('stop')}
        </ListButton>
      </div>
    </div>
  )
}

/** Gifts stay a surprise until the owner asks for them, after a warning. */
function Gifts({ list, gifts, locale }: Pick<Props, 'list' | 'gifts' | 'locale'>) {
  const t = translatorFor(locale, 'wishlist.gifts')
  if (!gifts) {
    return (
      <>
        <p className="mb-3 text-sm">{t('warning')}</p>
        <ListButton action={showGiftsAction} list={list.id} locale={locale}>
          {t('show')}
        </ListButton>
      </>
    )
  }
  return (
    <>
      {gifts.length === 0 && <p className="mb-3 text-sm">{t('none')}</p>}
      <ul className="mb-3 space-y-1 text-sm">
        {gifts.map(({ title, text }) => (
          <li key={title + text} className="break-words">
            <strong>{title}</strong>: {text}
          </li>
        ))}
      </ul>
      <ListButton action={showGiftsAction} list={list.id} locale={locale} hidden={{ shown: 'off' }}>
        {t('hide')}
      </ListButton>
    </>
  )
}

type ListButtonProps = {
  action: (data: FormData) => Promise<void>
  list: string
  locale: Locale
  hidden?: Record<string, string>
  children: string
}

function ListButton({ action, list, locale, hidden = {}, children }: ListButtonProps) {
  return (
    <form action={action}>
      {Object.entries({ ...hidden, locale, list }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="sm">
        {children}
      </Button>
    </form>
  )
}

export function nameWords(kind: 'new' | 'rename', locale: Locale): ListNameWords {
  const t = translatorFor(locale, 'wishlist')
  return { summary: t(kind), name: t('name'), submit: t('save'), busy: t('saving'), failed: t('failed') }
}
