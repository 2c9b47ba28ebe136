import { Gift as GiftIcon } from 'lucide-react'
import { Button } from '@/design/button'
import { ChangeStatus } from '@/design/change-status'
import { EmptyState, Notice } from '@/design/notice'
import { ShopLink } from '@/features/shop/goods/components/shop-link'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { takeBackAction } from '../gift-actions'
import type { WishNote } from '../notes'
import { giftLine, type WishGift } from '../server/gifts'
import type { ShownWish } from '../server/read-wishes'
import type { Wishlist } from '../server/store-lists'
import { GiveForm } from './wish-forms'
import { WishFacts, WishPicture } from './wish-row'

type Props = {
  list: Pick<Wishlist, 'name' | 'signed'>
  token: string
  wishes: ShownWish[]
  /** Null for the owner, so that gifts stay a surprise. */
  gifts: WishGift[] | null
  giver: string | null
  note: WishNote | null
  locale: Locale
}

export function SharedView({ list, token, wishes, gifts, giver, note, locale }: Props) {
  const t = translatorFor(locale, 'wishlist')
  return (
    <div className="page max-w-4xl pt-5 pb-12 md:pt-8">
      <h1 className="text-2xl break-words md:text-4xl">{list.name || t('title')}</h1>
      {list.signed && <p className="mt-1 text-ink-soft break-words">{t('from', { name: list.signed })}</p>}
      <ChangeStatus className="mt-4 [&:not(:empty)]:mb-4">
        {note && <Notice tone="success">{t(`notes.${note}`)}</Notice>}
      </ChangeStatus>
      <p className="mb-4 text-sm text-ink-soft">{t(gifts ? 'gifts.visitor' : 'gifts.owner')}</p>
      {wishes.length === 0 ? (
        <EmptyState icon={<GiftIcon size={28} />} title={t('sharedEmpty')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {wishes.map((wish) => (
            <li key={wish.id} className="wish">
              <WishPicture wish={wish} locale={locale} />
              <div className="min-w-0 space-y-1.5">
                <WishFacts wish={wish} locale={locale} />
                {wish.note && (
                  <p className="text-sm whitespace-pre-line break-words">{t('noteSaid', { note: wish.note })}</p>
                )}
                {gifts && <Taken wish={wish} gifts={gifts} giver={giver} token={token} locale={locale} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type TakenProps = { wish: ShownWish; gifts: WishGift[]; giver: string | null; token: string; locale: Locale }

function Taken({ wish, gifts, giver, token, locale }: TakenProps) {
  const t = translatorFor(locale, 'wishlist.gifts')
  const { title, quantity, cents } = wish
  const marked = gifts.filter((gift) => gift.wish === wish.id)
  const own = marked.find((gift) => gift.giver === giver)
  const taken = marked.reduce((sum, gift) => sum + gift.quantity, 0)
  const left = Math.max(quantity - taken, 0)
  return (
    <>
      {marked.length > 0 && (
        <p className="text-sm font-semibold break-words">
          {t(left === 0 ? 'taken' : 'partly', { taken, count: quantity })}
          {`: ${marked.map((gift) => giftLine(gift, gift === own, locale)).join(', ')}`}
        </p>
      )}
      {own && (
        <form action={takeBackAction}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="gift" value={token} />
          <input type="hidden" name="wish" value={wish.id} />
          <Button type="submit" variant="secondary" size="sm" aria-label={t('takeBackNamed', { title })}>
            {t('takeBack')}
          </Button>
        </form>
      )}
      {!own && left > 0 && cents !== null && (
        <GiveForm
          locale={locale}
          token={token}
          wish={wish.id}
          left={left}
          words={{
            summary: t('give'),
            named: t('giveNamed', { title }),
            quantity: t('quantity'),
            name: t('name'),
            hint: t('nameHint'),
            submit: t('mark'),
            busy: t('marking'),
            failed: translatorFor(locale, 'wishlist')('failed'),
          }}
        />
      )}
    </>
  )
}

export function ClosedList({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'wishlist')
  return (
    <div className="page max-w-4xl pt-5 pb-12 md:pt-8">
      <h1 className="mb-4 text-2xl md:text-4xl">{t('title')}</h1>
      <EmptyState
        icon={<GiftIcon size={28} />}
        title={t('closedTitle')}
        text={t('closedText')}
        action={<ShopLink locale={locale} text={t('toShop')} />}
      />
    </div>
  )
}
