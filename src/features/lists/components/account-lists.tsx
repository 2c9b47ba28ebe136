import { Check, ListChecks } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { Card } from '@/design/card'
import { cx } from '@/design/cx'
import { EmptyState } from '@/design/notice'
import type { ListItem } from '@/domain/shopping-list'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { AccountList } from '../server/sync-lists'

export function AccountLists({ locale, lists }: { locale: Locale; lists: AccountList[] }) {
  const t = translatorFor(locale, 'lists.account')
  const open = <ButtonLink href={localePath(locale, '/list')}>{t('open')}</ButtonLink>
  if (lists.length === 0) {
    return <EmptyState icon={<ListChecks size={28} />} title={t('emptyTitle')} text={t('emptyText')} action={open} />
  }
  return (
    <div className="grid gap-5">
      {lists.map(({ id, name, items }) => (
        <Card key={id} className="px-4 py-4 md:px-5">
          <h2 className="text-lg">{name || t('untitled')}</h2>
          {items.length === 0 ? (
            <p className="mt-1 text-ink-soft">{t('nothing')}</p>
          ) : (
            <ul className="mt-2 grid gap-1">
              {items.map((item) => (
                <Line key={item.id} item={item} doneLabel={t('done')} />
              ))}
            </ul>
          )}
        </Card>
      ))}
      <p className="scripted">{open}</p>
    </div>
  )
}

function Line({ item: { id, text, quantity, done, price }, doneLabel }: { item: ListItem; doneLabel: string }) {
  const [{ title, details }] = text
  return (
    <li className="flex items-baseline gap-2">
      <span className="min-w-8 text-right text-ink-soft tabular">{quantity[0]} ×</span>
      <span lang={id.startsWith('note:') ? undefined : 'bg'} className={cx('min-w-0', done[0] && 'text-ink-faint')}>
        {[title, details].filter(Boolean).join(', ')}
        {price[0] && <span className="text-ink-soft"> · {price[0].shopName}</span>}
      </span>
      {done[0] && (
        <>
          <Check aria-hidden size={16} className="shrink-0 self-center text-accent" />
          <span className="sr-only">{doneLabel}</span>
        </>
      )}
    </li>
  )
}
