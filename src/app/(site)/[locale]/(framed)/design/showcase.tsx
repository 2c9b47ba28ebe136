import { Heart, Search, Share2, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { Chip, ChipLink } from '@/design/chip'
import { cx } from '@/design/cx'
import { IconButton } from '@/design/icon-button'
import { EmptyState } from '@/design/notice'
import { Pagination } from '@/design/pagination'
import { Price } from '@/design/price'
import { Select } from '@/design/select'
import { TextField } from '@/design/text-field'
import { BrochureShelf } from '@/features/brochures/components/brochure-grid'
import { CoverRow } from '@/features/brochures/components/cover-card'
import { CoverFan } from '@/features/brochures/components/cover-fan'
import { coverItem } from '@/features/brochures/cover-item'
import type { BrochureCard } from '@/features/brochures/types'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { Samples } from './samples'

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['accent-soft', 'bg-accent-soft'],
  ['signal', 'bg-signal'],
  ['signal-soft', 'bg-signal-soft'],
  ['past', 'bg-past'],
] as const

function Swatches() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-7">
      {swatches.map(([name, look]) => (
        <li key={name} className="text-xs text-ink-soft">
          <span className={cx('mb-1 block h-14 rounded-sm inset-ring inset-ring-edge', look)} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}

type Props = { locale: Locale; theme: 'light' | 'dark'; brochures: BrochureCard[]; today: string }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

export function Showcase({ locale, theme, brochures, today }: Props) {
  const t = translatorFor(locale, 'design')
  const here = localePath(locale, '/design')
  return (
    <div data-theme={theme} className="bg-paper py-12 text-ink">
      <div className="page space-y-12">
        <h2 className="text-3xl">{t(theme)}</h2>
        <Part title={t('colours')}>
          <Swatches />
        </Part>
        <Part title={t('type')}>
          <div className="space-y-2">
            {(
              ['text-5xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'] as const
            ).map((step) => (
              <p key={step} className={step}>
                {t('pangram')}
              </p>
            ))}
          </div>
        </Part>
        <Part title={t('buttons')}>
          <div className="flex flex-wrap items-center gap-3">
            <Button>{t('action')}</Button>
            <Button variant="secondary">{t('action')}</Button>
            <Button variant="quiet">{t('action')}</Button>
            <Button size="sm">{t('action')}</Button>
            <Button disabled>{t('action')}</Button>
            <IconButton label={t('share')}>
              <Share2 aria-hidden size={20} />
            </IconButton>
            <IconButton label={t('like')}>
              <Heart aria-hidden size={20} />
            </IconButton>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Chip>{t('state')}</Chip>
            <Chip tone="accent">{t('state')}</Chip>
            <Chip tone="signal">{t('state')}</Chip>
            <Chip tone="past">{t('state')}</Chip>
            <ChipLink href={here} current>
              {t('choice')}
            </ChipLink>
            <ChipLink href={here}>{t('choice')}</ChipLink>
          </div>
        </Part>
        <Part title={t('prices')}>
          <div className="flex flex-wrap items-start gap-6">
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <Card key={size} className="p-5">
                <Price
                  locale={locale}
                  cents={249}
                  oldCents={329}
                  oldLabel={t('oldPrice')}
                  unitText={t('unit')}
                  size={size}
                />
              </Card>
            ))}
            <Card raised className="p-5">
              <Price locale={locale} cents={129900} oldLabel={t('oldPrice')} size="lg" />
            </Card>
          </div>
        </Part>
        <Part title={t('fields')}>
          <div className="grid max-w-prose gap-5 md:grid-cols-2">
            <TextField label={t('field')} hint={t('hint')} icon={<Search size={20} />} />
            <TextField label={t('field')} error={t('error')} />
            <Select
              label={t('select')}
              options={[
                { value: '1', label: t('choice') },
                { value: '2', label: t('state') },
              ]}
            />
          </div>
        </Part>
        <Part title={t('covers')}>
          <CoverFan brochures={brochures.slice(0, 3)} locale={locale} label={`${t('covers')}, ${t(theme)}`} />
          <BrochureShelf
            id={`sample-${theme}`}
            title={`${t('shelf')}, ${t(theme)}`}
            note={t('hint')}
            seeAll={{ href: here, label: t('action') }}
            brochures={brochures}
            locale={locale}
            today={today}
          />
          <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {brochures.slice(0, 3).map((brochure) => (
              <li key={brochure.id}>
                <CoverRow item={coverItem(brochure, today, locale)} locale={locale} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('states')}>
          <Breadcrumbs
            label={`${t('states')}, ${t(theme)}`}
            crumbs={[
              { href: here, label: t('shelf') },
              { href: `${here}#`, label: t('states') },
            ]}
          />
          <EmptyState
            icon={<ShoppingBasket size={28} />}
            title={t('empty')}
            text={t('hint')}
            action={<Button>{t('action')}</Button>}
          />
          <Pagination
            label={`${t('on')}, ${t(theme)}`}
            previous={{ href: here, label: t('back') }}
            next={{ href: here, label: t('on') }}
          />
        </Part>
        <Part title={t('over')}>
          <Samples
            words={{ dialog: t('dialog'), sheet: t('sheet'), toast: t('toast'), close: t('close'), text: t('hint') }}
          />
        </Part>
      </div>
    </div>
  )
}
