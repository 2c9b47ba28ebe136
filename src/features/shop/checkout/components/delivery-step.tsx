import { Button } from '@/design/button'
import { Form } from '@/design/form/form'
import { FormChoice } from '@/design/form/form-choice'
import { FormCheckbox, FormField } from '@/design/form/form-field'
import { formatEuro, formatSoonRange } from '@/design/format'
import { isInDeliveryCountry } from '@/domain/delivery'
import { postcodeExample } from '@/domain/postcode'
import type { OwnAddress } from '@/features/account/addresses'
import { knownPlaces } from '@/features/shop/goods/delivery/points'
import { translatorFor } from '@/i18n/translator'
import { db } from '@/server/cms'
import { saveDeliveryAction } from '../actions'
import type { StepProps } from '../server/open-checkout'
import { newAddress, shownFields } from '../steps'
import { PointsMap } from './points-map'

export async function DeliveryStep({ open, locale }: StepProps) {
  const t = translatorFor(locale, 'checkout')
  const { typed, choices } = open
  const places = await knownPlaces(await db())
  const options = choices.methods.map(({ id, name, kind, quote, isPayable }) => ({
    value: id,
    label: name,
    hint: !quote
      ? t('tooHeavy')
      : isPayable
        ? t('arrives', { days: formatSoonRange(quote.first, quote.last, locale) })
        : t('unpayable.method'),
    end: quote && (quote.cents === 0 ? t('free') : formatEuro(quote.cents, locale)),
    disabled: !quote || !isPayable,
    children:
      kind === 'address' ? (
        <AddressFields open={open} locale={locale} />
      ) : choices.method?.id === id ? (
        <PointFields open={open} locale={locale} />
      ) : (
        <p className="text-sm text-ink-soft">{t('pointNext')}</p>
      ),
  }))
  const toAddress = choices.methods.find(({ kind, quote, isPayable }) => kind === 'address' && quote && isPayable)
  return (
    <Form action={saveDeliveryAction} failed={t('failed')} submit={t('toPayment')} hidden={{ locale }}>
      <FormChoice
        name="method"
        legend={t('fields.method')}
        hideLegend
        options={options}
        defaultValue={typed.method || (choices.method ?? toAddress)?.id}
      />
      <datalist id="towns">
        {places.map(({ town, postcode }) => (
          <option key={town} value={town}>
            {postcode}
          </option>
        ))}
      </datalist>
      <datalist id="postcodes">
        {places.map(({ town, postcode }) => (
          <option key={town} value={postcode}>
            {town}
          </option>
        ))}
      </datalist>
    </Form>
  )
}

function AddressFields({ open, locale }: StepProps) {
  const { addresses } = open.choices
  const t = translatorFor(locale, 'checkout')
  const own = translatorFor(locale, 'account.address')
  if (addresses.length === 0) return <NewAddress open={open} locale={locale} />
  return (
    <FormChoice
      name="address"
      legend={t('fields.address')}
      defaultValue={open.typed.address}
      options={[
        ...addresses.map((address) => ({
          value: address.id,
          label: address.name,
          hint: placeOf(address, own('abroad')),
          disabled: !isInDeliveryCountry(address),
        })),
        { value: newAddress, label: t('newAddress'), children: <NewAddress open={open} locale={locale} /> },
      ]}
    />
  )
}

/** An address abroad stays in the list, because somebody who looks for it should read why it cannot be chosen. */
function placeOf(address: OwnAddress, abroad: string): string {
  const place = `${address.street}, ${address.postcode} ${address.city}`
  return isInDeliveryCountry(address) ? place : `${place}. ${abroad}`
}

function NewAddress({ open, locale }: StepProps) {
  const { typed, customer } = open
  const t = translatorFor(locale, 'checkout')
  return (
    <>
      <FormField
        name="street"
        label={t('fields.street')}
        autoComplete="address-line1"
        defaultValue={typed.street}
        required
      />
      <FormField name="street2" label={t('fields.street2')} autoComplete="address-line2" defaultValue={typed.street2} />
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_3fr]">
        <FormField
          name="postcode"
          label={t('fields.postcode')}
          hint={t('hints.postcode', { example: postcodeExample('BG') ?? '' })}
          autoComplete="postal-code"
          inputMode="numeric"
          list="postcodes"
          defaultValue={typed.postcode}
          required
        />
        <FormField
          name="city"
          label={t('fields.city')}
          hint={t('hints.city')}
          autoComplete="address-level2"
          list="towns"
          defaultValue={typed.city}
          required
        />
      </div>
      {customer && (
        <FormCheckbox name="keep" defaultChecked={typed.keep === 'on'}>
          {t('fields.keep')}
        </FormCheckbox>
      )}
    </>
  )
}

function PointFields({ open, locale }: StepProps) {
  const { typed, choices } = open
  const { arePointsCut, points } = choices
  const t = translatorFor(locale, 'checkout')
  return (
    <>
      <input type="hidden" name={shownFields.town} value={choices.method?.id ?? ''} />
      <div className="flex items-start gap-3">
        <FormField
          name="town"
          label={t('fields.town')}
          hint={t('hints.town')}
          list="towns"
          defaultValue={typed.town || typed.city}
          className="grow"
          required
        />
        <Button type="submit" variant="secondary" className="mt-6.5">
          {t('find')}
        </Button>
      </div>
      {points.length > 0 && (
        <div id="points" className="scroll-mt-24 space-y-4">
          <input type="hidden" name={shownFields.points} value={typed.town ?? ''} />
          <FormChoice
            // Resets the choice, because another town has other points.
            key={typed.town}
            name="point"
            legend={t(arePointsCut ? 'pointsCut' : 'pointsFound', { count: points.length })}
            defaultValue={choices.point?.id}
            options={points.map(({ id, name, town, postcode, address, hours }, index) => ({
              value: id,
              label: `${index + 1}. ${name}`,
              hint: [`${postcode} ${town}, ${address}`, hours].filter(Boolean).join(' · '),
            }))}
          />
          <PointsMap points={points} label={t('map')} />
        </div>
      )}
    </>
  )
}
