import '../button.css'
import '../products/products.css'
import './review-panel.css'
import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { reviewRefusals } from '@/domain/review'
import { productPath } from '@/features/shop/goods/paths'
import { type ReviewCase, readCase } from '@/features/shop/reviews/read-case'
import { localePath } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { adminLocale, adminTranslations } from '../admin-translations'
import { staffMayRead } from '../asked/is-allowed'
import { OutsideForm } from '../orders/outside-form'
import { Link } from '../shell/link'

const pending = '/admin/collections/reviews?where[status][equals]=pending&sort=updatedAt'

export function ReviewsLine({ count, language }: { count: number; language: string }) {
  if (count === 0) return null
  return (
    <p className="price-data-line" data-urgent={false}>
      <Link href={pending} prefetch={false}>
        {adminTranslations(language)('reviews.waiting', { count })}
      </Link>
    </p>
  )
}

const results = z.enum(['published', 'refused', 'changed', 'no-reason']).nullable().catch(null)

const action = '/api/cms/reviews/decide'

export async function ReviewPanel({ data, i18n, req }: UIFieldServerProps) {
  if (typeof data?.id !== 'string' || !(await staffMayRead(req, 'reviews', data.id))) return null
  const { id } = data
  const found = await readCase(id)
  if (!found) return null
  const { language } = i18n
  const t = adminTranslations(language)
  const said = results.parse(req.query?.said ?? null)
  const done = said === 'published' || said === 'refused'
  return (
    <section aria-label={t('reviews.title')} className="field-type review-panel">
      {said && (
        <p role={done ? 'status' : 'alert'} className={done ? 'products-said' : 'products-said products-refused'}>
          {t(`reviews.said.${said}`)}
        </p>
      )}
      <p>
        {t(found.isVerified ? 'reviews.verified' : 'reviews.unverified')}{' '}
        {found.slug && (
          <Link href={localePath(adminLocale(language), productPath(found.slug))} prefetch={false} target="_blank">
            {t('reviews.product')}
          </Link>
        )}
      </p>
      <Pictures pictures={found.pictures} language={language} />
      <Decision id={id} found={found} language={language} />
      <p className="review-panel-rule">{t('reviews.rule')}</p>
    </section>
  )
}

function Pictures({ pictures, language }: Pick<ReviewCase, 'pictures'> & { language: string }) {
  if (pictures.length === 0) return null
  const t = adminTranslations(language)
  const file = (name: string) => `/api/cms/review-pictures/file/${name}`
  return (
    <ul className="review-panel-pictures">
      {pictures.map(({ filename, small }, index) => (
        <li key={filename}>
          <a href={file(filename)} target="_blank" rel="noopener">
            <img src={file(small)} alt={t('reviews.picture', { number: index + 1 })} width={160} height={160} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * A review can be refused only for a listed reason; a low rating is none. The form names the text that was read, so
 * that a text edited meanwhile is not published unread.
 */
function Decision({ id, found, language }: { id: string; found: ReviewCase; language: string }) {
  const t = adminTranslations(language)
  const { options } = messagesOf(adminLocale(language)).cms
  const about = { id, seen: found.seen.toISOString() }
  return (
    <div className="review-panel-decision">
      {found.status !== 'published' && (
        <OutsideForm
          id="review-publish"
          action={action}
          fields={{ ...about, to: 'published' }}
          label={t('reviews.publish')}
          strong
        />
      )}
      <label>
        {t('reviews.reason')}
        <select name="reason" form="review-refuse" defaultValue={found.reason ?? ''} required>
          <option value="">{t('reviews.choose')}</option>
          {reviewRefusals.map((reason) => (
            <option key={reason} value={reason}>
              {options[reason]}
            </option>
          ))}
        </select>
      </label>
      <OutsideForm
        id="review-refuse"
        action={action}
        fields={{ ...about, to: 'refused' }}
        label={t('reviews.refuse')}
        strong={false}
      />
    </div>
  )
}
