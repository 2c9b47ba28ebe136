import { Heart } from 'lucide-react'
import { Button } from '@/design/button'
import { ChangeStatus } from '@/design/change-status'
import { IntentLink } from '@/design/intent-link'
import { EmptyState, Notice } from '@/design/notice'
import { ShopLink } from '@/features/shop/goods/components/shop-link'
import { shopPaths, wishlistAddress } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { restoreWishAction } from '../actions'
import type { WishNote } from '../notes'
import type { ShownWish } from '../server/read-wishes'
import type { Wishlist } from '../server/store-lists'
import { ListSettings, nameWords } from './list-settings'
import { CreateListForm } from './wish-forms'
import { WishRow } from './wish-row'

type Props = {
  lists: Wishlist[]
  /** Null before the first wish. */
  list: Wishlist | null
  wishes: ShownWish[]
  /** Null while the gifts are to stay a surprise. */
  gifts: { title: string; text: string }[] | null
  signedIn: boolean
  email: string | null
  removed: string | null
  note: WishNote | null
  locale: Locale
}

const bad: WishNote[] = ['cookies', 'full', 'gone', 'sign-in']

export function WishlistView({ lists, list, wishes, gifts, signedIn, email, removed, note, locale }: Props) {
  const t = translatorFor(locale, 'wishlist')
  return (
    <div className="page max-w-4xl pt-5 pb-12 md:pt-8">
      <h1 className="mb-4 text-2xl break-words md:text-4xl">{list?.name || t('title')}</h1>
      <ChangeStatus>
        {note && (
          <Notice tone={bad.includes(note) ? 'problem' : 'success'}>
            {t(`notes.${note}`)}
            {removed && list && (
              <form action={restoreWishAction}>
                <input type="hidden" name="locale" value={locale} />
                <input type="hidden" name="list" value={list.id} />
                <input type="hidden" name="wish" value={removed} />
                <Button type="submit" variant="secondary" size="sm" className="mt-2">
                  {t('undo')}
                </Button>
              </form>
            )}
          </Notice>
        )}
      </ChangeStatus>
      {signedIn ? <Lists lists={lists} list={list} locale={locale} /> : <GuestNote locale={locale} />}
      {list && signedIn && <ListSettings list={list} gifts={gifts} email={email} locale={locale} />}
      {list && wishes.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {wishes.map((wish) => (
            <WishRow key={wish.id} wish={wish} list={list} lists={lists} locale={locale} />
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <EmptyState
            icon={<Heart size={28} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<ShopLink locale={locale} text={t('toShop')} />}
          />
        </div>
      )}
    </div>
  )
}

function GuestNote({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'wishlist')
  const login = `${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, shopPaths.wishlist))}`
  return (
    <p className="mb-4 text-sm text-ink-soft">
      {t('guest')}{' '}
      <IntentLink href={login} className="font-semibold text-accent underline">
        {t('signIn')}
      </IntentLink>
    </p>
  )
}

function Lists({ lists, list, locale }: Pick<Props, 'lists' | 'list' | 'locale'>) {
  const t = translatorFor(locale, 'wishlist')
  return (
    <div className="mb-4 space-y-2">
      {lists.length > 1 && (
        <nav aria-label={t('lists')}>
          <ul className="flex flex-wrap gap-2">
            {lists.map(({ id, name, count }) => (
              <li key={id} className="max-w-full">
                <IntentLink
                  href={localePath(locale, wishlistAddress({ list: id }))}
                  aria-current={id === list?.id ? 'page' : undefined}
                  className="wishlist-tab"
                >
                  {t('listCount', { name: name || t('untitled'), count })}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <CreateListForm locale={locale} words={nameWords('new', locale)} />
    </div>
  )
}
