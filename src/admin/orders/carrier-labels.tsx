import { z } from 'zod'
import { carrierNames } from '@/features/shop/fulfilment/carriers/carriers'
import type { ListedParcel } from '@/features/shop/fulfilment/parcels'
import { ownProblems, type ParcelLabel, readLabels } from '@/features/shop/orders/label-rows'
import { translatorFor } from '@/i18n/translator'
import type { Database } from '@/server/db/transaction'
import { adminLocale } from '../admin-translations'
import { workAction } from './orders-only'

/** Labels of parcels whose carrier has an API; null if none was requested yet. */
export type CarrierLabels = Map<string, ParcelLabel | null>

export async function carrierLabels(database: Database, parcels: ListedParcel[]): Promise<CarrierLabels> {
  const drivers = carrierNames()
  const theirs = parcels.filter(({ carrier }) => drivers.includes(carrier)).map(({ id }) => id)
  if (theirs.length === 0) return new Map()
  const found = await readLabels(database, theirs)
  return new Map(theirs.map((id) => [id, found.get(id) ?? null]))
}

type Props = { labels: CarrierLabels; language: string }

/** Rendered after the main button of its form, because Enter in a field presses the first submit button. */
export function AskCarriers({ labels, language }: Props) {
  if (labels.size === 0) return null
  const t = translatorFor(adminLocale(language), 'carriers')
  return (
    <button type="submit" className="admin-button" formAction={workAction('label')}>
      {t('ask')}
    </button>
  )
}

const ownProblem = z.enum(ownProblems)

export function CarrierLabel({ parcel, labels, language }: Props & { parcel: string }) {
  const label = labels.get(parcel)
  if (!label) return null
  const t = translatorFor(adminLocale(language), 'carriers')
  const { hasPdf, problem, state } = label
  const own = ownProblem.safeParse(problem).data
  const reason = own ? t(`problems.${own}`) : problem && t('says', { words: problem })
  return (
    <p className={state === 'refused' || state === 'unknown' ? 'products-refused' : 'products-facts'}>
      {hasPdf ? (
        <a href={`${workAction('carrier-label.pdf')}?parcel=${parcel}`} target="_blank" rel="noopener">
          {t('open')}
        </a>
      ) : (
        <span>{t(`states.${state}`)}</span>
      )}{' '}
      {reason && <span>{reason}</span>}{' '}
      {state === 'unknown' && (
        <button
          type="submit"
          className="admin-button"
          formAction={workAction('label-again')}
          name="again"
          value={parcel}
        >
          {t('again')}
        </button>
      )}
    </p>
  )
}
