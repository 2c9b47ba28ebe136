import { undoMinutes } from '@/features/shop/fulfilment/parcel-mail'
import type { Parcel } from '@/features/shop/fulfilment/parcels'
import { adminTranslations } from '../admin-translations'
import { FieldForm } from './field-form'
import { workAction } from './orders-only'

export function HandedOver({ parcels, language }: { parcels: Parcel[]; language: string }) {
  if (parcels.length === 0) return null
  const t = adminTranslations(language)
  return (
    <section aria-labelledby="handed-over">
      <h2 id="handed-over">{t('orders.handedOver.title', { count: parcels.length })}</h2>
      <p className="products-intro">{t('orders.handedOver.text', { minutes: undoMinutes })}</p>
      <FieldForm action={workAction('ship-undone')}>
        <ul className="orders-list">
          {parcels.map(({ id, number, name, city }) => (
            <li key={id}>
              <label className="orders-choice">
                <input
                  type="checkbox"
                  name="parcel"
                  value={id}
                  defaultChecked
                  aria-label={t('orders.handedOver.choose', { number })}
                />
              </label>
              <div className="orders-who">
                <p>{number}</p>
                <p>{`${name}, ${city}`}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="orders-actions">
          <button type="submit" className="admin-button">
            {t('orders.handedOver.undo')}
          </button>
        </div>
      </FieldForm>
    </section>
  )
}
