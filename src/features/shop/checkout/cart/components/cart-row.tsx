import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/design/button'
import { cx } from '@/design/cx'
import { formatEuro } from '@/design/format'
import { IconButton } from '@/design/icon-button'
import { IntentLink } from '@/design/intent-link'
import { fieldLook } from '@/design/text-field'
import { mostOfOne } from '@/domain/unit-price'
import { productPath } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { removeLineAction, saveForLaterAction, setQuantityAction } from '../actions'
import type { CartLine } from '../server/current-cart'
import { LineNotes } from './line-notes'

type LineFormProps = {
  action: (data: FormData) => Promise<void>
  locale: Locale
  variant: string
  hidden?: Record<string, string>
  id?: string
  children: ReactNode
}

function LineForm({ action, locale, variant, hidden = {}, id, children }: LineFormProps) {
  return (
    <form id={id} action={action}>
      {Object.entries({ ...hidden, locale, variant }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

type Props = { line: CartLine; locale: Locale }

export function CartRow({ line, locale }: Props) {
  const { variant, slug, title, lang, picture, colour, size, cents, quantity, saved } = line
  const t = translatorFor(locale, 'cart')
  const form = { locale, variant }
  return (
    <li className="flex gap-4 py-5">
      <IntentLink
        href={localePath(locale, productPath(slug))}
        aria-hidden
        tabIndex={-1}
        className="size-20 shrink-0 md:size-24 overflow-hidden rounded-md bg-sunken"
      >
        {picture && <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />}
      </IntentLink>
      <div className="min-w-0 grow space-y-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 text-base" lang={lang}>
            <IntentLink
              href={localePath(locale, productPath(slug))}
              className="text-ink no-underline hover:text-accent hover:underline"
            >
              {title}
            </IntentLink>
          </h3>
          {cents !== null && (
            <p className="font-semibold tabular">{formatEuro(saved ? cents : cents * quantity, locale)}</p>
          )}
        </div>
        <p className="text-sm text-ink-soft">
          {t('variant', { colour, size })}
          {cents !== null && quantity > 1 && !saved && (
            <span>{` · ${t('each', { price: formatEuro(cents, locale) })}`}</span>
          )}
        </p>
        <LineNotes line={line} locale={locale} />
        {!saved && cents !== null && line.free > 0 && <QuantityForms line={line} locale={locale} />}
        <div className="-ml-3.5 flex flex-wrap">
          <LineForm {...form} action={saveForLaterAction} hidden={{ saved: saved ? 'off' : 'on' }}>
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              aria-label={t(saved ? 'backNamed' : 'laterNamed', { title })}
            >
              {t(saved ? 'back' : 'later')}
            </Button>
          </LineForm>
          <LineForm {...form} action={removeLineAction}>
            <Button type="submit" variant="quiet" size="sm" aria-label={t('removeNamed', { title })}>
              {t('remove')}
            </Button>
          </LineForm>
        </div>
      </div>
    </li>
  )
}

/** Each button is a form of its own, so that Enter in the field submits the typed quantity. */
function QuantityForms({ line, locale }: Props) {
  const { variant, title, quantity, free } = line
  const t = translatorFor(locale, 'cart')
  const form = { action: setQuantityAction, locale, variant }
  const fieldForm = `quantity-${variant}`
  // A disabled button would lose the focus, so at the ends a press does nothing.
  const isLeast = quantity === 1
  const isMost = quantity >= Math.min(free, mostOfOne)
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <LineForm {...form} hidden={{ quantity: String(quantity - 1) }}>
        <IconButton
          id={`less-${variant}`}
          type={isLeast ? 'button' : 'submit'}
          label={t('less', { title })}
          aria-disabled={isLeast}
        >
          <Minus aria-hidden size={18} />
        </IconButton>
      </LineForm>
      <LineForm {...form} id={fieldForm}>
        <input
          // A new key resets the field to the quantity that the cart has corrected.
          key={quantity}
          id={`count-${variant}`}
          name="quantity"
          aria-label={t('quantity', { title })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={quantity}
          className={cx(fieldLook, 'w-16! px-2! text-center tabular')}
        />
      </LineForm>
      <LineForm {...form} hidden={{ quantity: String(quantity + 1) }}>
        <IconButton
          id={`more-${variant}`}
          type={isMost ? 'button' : 'submit'}
          label={t('more', { title })}
          aria-disabled={isMost}
        >
          <Plus aria-hidden size={18} />
        </IconButton>
      </LineForm>
      <Button type="submit" form={fieldForm} variant="quiet" size="sm" aria-label={t('updateNamed', { title })}>
        {t('update')}
      </Button>
    </div>
  )
}
