import type { Customer } from '@payload-types'
import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { Notice } from '@/design/notice'
import { TextField } from '@/design/text-field'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { db } from '@/server/cms'
import { knownPlaces, pointsToChoose, readPreferred } from '../points'
import { PointForm } from './point-form'

type Props = { locale: Locale; customer: Customer; place: string | undefined; saved: string | undefined }

export async function PreferredPoint({ locale, customer, place = '', saved }: Props) {
  const t = translatorFor(locale, 'preferredPoint')
  const database = await db()
  const [{ isOffered, method, point: chosen }, { isCut, points }, places] = await Promise.all([
    readPreferred(database, customer.pickupPoint ?? null, locale),
    place.trim() ? pointsToChoose(place.slice(0, 80), locale) : { isCut: false, points: [] },
    knownPlaces(database),
  ])
  if (!isOffered && !chosen && saved !== 'removed') return null
  const path = localePath(locale, accountPaths.shippingMethods)
  const form = { locale, failed: t('failed') }
  return (
    <Card className="mt-8 p-5 md:p-6">
      <section aria-labelledby="point-title" className="space-y-4">
        <h2 id="point-title" className="text-xl">
          {t('title')}
        </h2>
        {(saved === 'saved' || saved === 'removed') && (
          <div role="status">
            <Notice tone="success">{t(saved)}</Notice>
          </div>
        )}
        {(isOffered || chosen) && <p className="text-ink-soft">{t(chosen && !method ? 'closed' : 'intro')}</p>}
        {chosen ? (
          <div className="flex flex-wrap items-end justify-between gap-4 rounded-md bg-sunken px-4 py-3">
            <p>
              <span className="block font-semibold">{chosen.name}</span>
              <span className="block text-sm text-ink-soft">
                {[`${chosen.postcode} ${chosen.town}, ${chosen.address}`, chosen.hours].filter(Boolean).join(' · ')}
              </span>
            </p>
            <PointForm {...form} next={`${path}?saved=removed`} submit={t('remove')} />
          </div>
        ) : (
          isOffered && <p>{t('none')}</p>
        )}
        {isOffered && (
          <search>
            <form action={path} className="flex max-w-xl items-start gap-3">
              <TextField
                name="town"
                label={t('search')}
                hint={t('hint')}
                defaultValue={place}
                list="point-towns"
                maxLength={80}
                className="grow"
              />
              <Button type="submit" variant="secondary" className="mt-6.5">
                {t('find')}
              </Button>
            </form>
          </search>
        )}
        <datalist id="point-towns">
          {places.map(({ town, postcode }) => (
            <option key={town} value={town}>
              {postcode}
            </option>
          ))}
        </datalist>
        {isOffered && place.trim() !== '' && points.length === 0 && <p role="status">{t('nothing')}</p>}
        {points.length > 0 && (
          <PointForm
            {...form}
            next={`${path}?saved=saved`}
            submit={t('choose')}
            choice={{
              legend: t(isCut ? 'cut' : 'found', { count: points.length }),
              chosen: chosen?.id,
              options: points.map(({ id, name, method, postcode, town, address, hours }) => ({
                value: id,
                label: name,
                hint: [method, `${postcode} ${town}, ${address}`, hours].filter(Boolean).join(' · '),
              })),
            }}
          />
        )}
      </section>
    </Card>
  )
}
