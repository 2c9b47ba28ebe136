import { ButtonLink } from '@/design/button'
import { Form } from '@/design/form/form'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { shopPaths } from '@/features/shop/goods/paths'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { saveContactAction } from '../actions'
import type { StepProps } from './step-props'

export function ContactStep({ open, locale }: StepProps) {
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
