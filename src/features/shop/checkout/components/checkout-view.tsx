import { ButtonLink } from '@/design/button'
import { ChangeStatus } from '@/design/change-status'
import { cx } from '@/design/cx'
import { Form } from '@/design/form/form'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { formatEuro } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import { cartSums } from '@/domain/cart'
import { getPage } from '@/features/content/pages/data'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { saveContactAction } from '../actions'
import type { StepProps } from '../server/open-checkout'
import type { OrderNotice } from '../server/order'
import { type Step, steps } from '../steps'
import { DeliveryStep } from './delivery-step'
import { OrderStep } from './order-step'
import { PaymentStep } from './payment-step'

function ContactStep({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const consent = translatorFor(locale, 'reviews.consent')
  const { typed, customer } = open
  const next = encodeURIComponent(localePath(locale, shopPaths.checkout))
  return (
    <>
      {!customer && (
        <p className="mb-5 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {t('guest')}
          <ButtonLink href={`${localePath(locale, '/login')}?next=${next}`} variant="quiet" size="sm">
            {t('signIn')}
          </ButtonLink>
        </p>
      )}
      <Form action={saveContactAction} failed={t('failed')} submit={t('toDelivery')} hidden={{ locale }}>
        <FormField name="name" label={t('fields.name')} autoComplete="name" defaultValue={typed.name} required />
        <FormField
          name="email"
          type="email"
          label={t('fields.email')}
          hint={t('hints.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.email}
          required
        />
        <FormField
          name="phone"
          type="tel"
          label={t('fields.phone')}
          hint={t('hints.phone')}
          autoComplete="tel"
          defaultValue={typed.phone}
          required
        />
        {customer?.reviewInvitations ? (
          <p className="text-sm text-ink-soft">{consent('given')}</p>
        ) : (
          <FormCheckbox name="invite" defaultChecked={typed.invite === 'on'}>
            {consent('checkout')}
          </FormCheckbox>
        )}
      </Form>
    </>
  )
}

type Props = StepProps & { step: Step; notice: OrderNotice | null; voucherRemoved: boolean }

const views = { contact: ContactStep, delivery: DeliveryStep, payment: PaymentStep, order: OrderStep }

export function CheckoutView({ open, locale, step, notice, voucherRemoved }: Props) {
  const t = translatorFor(locale, 'checkout')
  const StepView = views[step]
  return (
    <div className="checkout page max-w-xl pt-4 pb-12 md:pt-8">
      <h1 className="text-2xl md:text-4xl">{t('title')}</h1>
      <StepLinks locale={locale} current={step} />
      <SumBar open={open} locale={locale} />
      <section aria-labelledby="step" className="mt-6">
        <h2 id="step" className="mb-4 text-xl">
          {t(`steps.${step}.title`)}
        </h2>
        <div role="alert" className="[&:not(:empty)]:mb-5">
          {notice && <Notice tone="problem">{t(`problems.${notice}`)}</Notice>}
        </div>
        <ChangeStatus className="[&:not(:empty)]:mb-5">
          {voucherRemoved && (
            <Notice tone="success">
              {`${t('voucherRemoved')} ${t('rest', { amount: formatEuro(open.choices.restCents, locale) })}`}
            </Notice>
          )}
        </ChangeStatus>
        <StepView open={open} locale={locale} />
      </section>
      <ServiceLinks locale={locale} />
    </div>
  )
}

const legalPages = ['returns', 'withdrawalForm', 'complaints', 'reviewRules', 'accessibility'] as const

async function ServiceLinks({ locale }: { locale: Locale }) {
  const t = translatorFor(locale, 'checkout')
  const hasServices = (await getPage(shopPaths.services.slice(1), locale)) !== null
  const shown = hasServices ? (['services', ...legalPages] as const) : legalPages
  return (
    // The error above the button disappears at the first press and moves the content up: this margin keeps a second
    // press from hitting a link.
    <nav aria-label={t('linksLabel')} className="mt-32 border-t border-line pt-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map((name) => (
          <li key={name}>
            <IntentLink
              href={localePath(locale, shopPaths[name])}
              className="inline-flex min-h-8 items-center text-ink-soft underline"
            >
              {t(`links.${name}`)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function StepLinks({ locale, current }: { locale: Locale; current: Step }) {
  const t = translatorFor(locale, 'checkout')
  const at = steps.indexOf(current)
  return (
    <nav aria-label={t('stepsLabel')} className="mt-3">
      <ol className="grid grid-cols-4 gap-2 text-xs sm:text-sm large-type:grid-cols-1">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'flex min-h-8 min-w-0 items-center border-t-3 pt-1',
              index <= at ? 'border-accent' : 'border-line',
            )}
          >
            {index < at ? (
              <IntentLink href={`${localePath(locale, shopPaths.checkout)}?step=${step}`} className="py-1 text-accent">
                {`${index + 1}. ${t(`steps.${step}.name`)}`}
              </IntentLink>
            ) : (
              <span className={index === at ? 'font-semibold' : 'text-ink-soft'}>
                {`${index + 1}. ${t(`steps.${step}.name`)}`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SumBar({ open, locale }: StepProps) {
  const { lines, choices } = open
  const t = translatorFor(locale, 'checkout')
  const { totals, delivery, method, discountCents } = choices
  const total = formatEuro(totals.totalCents, locale)
  return (
    <details className="sum-bar">
      <summary className="flex cursor-pointer items-baseline justify-between gap-4 px-4 py-3">
        <span>{t('pieces', { count: cartSums(lines).pieces })}</span>
        <span className="font-semibold">{method ? t('sum', { total }) : t('sumFrom', { total })}</span>
      </summary>
      <dl className="space-y-1 px-4 pb-4 text-sm tabular">
        {lines.map(({ variant, title, lang, quantity, cents }) => (
          <div key={variant} className="flex justify-between gap-4">
            <dt lang={lang}>{`${quantity} × ${title}`}</dt>
            <dd>{cents === null ? '–' : formatEuro(cents * quantity, locale)}</dd>
          </div>
        ))}
        {discountCents > 0 && (
          <div className="flex justify-between gap-4">
            <dt>{t('discount')}</dt>
            <dd>{formatEuro(-discountCents, locale)}</dd>
          </div>
        )}
        {delivery && (
          <div className="flex justify-between gap-4">
            <dt>{method ? t('delivery') : t('cheapest')}</dt>
            <dd>{delivery.cents === 0 ? t('free') : formatEuro(delivery.cents, locale)}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}
