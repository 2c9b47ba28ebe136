import { Button } from '@/design/button'
import { maxPictureBytes, pictureTypes } from '@/domain/customer-picture'
import { reviewLimits } from '@/domain/review'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pictureUrl } from '../paths'
import type { OpenedReview } from '../reviewable'
import { PictureInput } from './picture-input'

type Props = { locale: Locale; opened: OpenedReview; problem: string | undefined }

export function PictureSection({ locale, opened, problem }: Props) {
  const t = translatorFor(locale, 'reviews.form')
  const form = translatorFor(locale, 'form')
  const { line, opener, pictures } = opened
  const query = new URLSearchParams({ locale, line: line.line, ...opener })
  const action = `/api/shop/review-pictures?${query}`
  return (
    <section aria-labelledby="review-pictures" className="mt-10 border-t border-line pt-6">
      <h2 id="review-pictures" className="text-lg">
        {t('pictures')}
      </h2>
      {pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {pictures.map(({ id, small }, index) => (
            <li key={id} className="w-32 space-y-2">
              <img
                src={`${pictureUrl(small)}?${query}`}
                alt={t('pictureOwn', { number: index + 1 })}
                width={128}
                height={128}
                className="rounded-sm"
              />
              <form action={action} method="post" encType="multipart/form-data">
                <input type="hidden" name="remove" value={id} />
                <Button type="submit" variant="quiet" size="sm">
                  {t('pictureRemove', { number: index + 1 })}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < reviewLimits.pictures && (
        <form action={action} method="post" encType="multipart/form-data" className="mt-4 space-y-3">
          <PictureInput
            accept={pictureTypes.join(',')}
            room={reviewLimits.pictures - pictures.length}
            mostBytes={maxPictureBytes}
            problem={problem}
            words={{
              label: t('picturesChoose'),
              hint: t('picturesHint'),
              size: form('problems.picture-size'),
              type: form('problems.picture-type'),
              count: form('problems.review-pictures'),
            }}
          />
          <Button type="submit" variant="secondary">
            {t('picturesAdd')}
          </Button>
        </form>
      )}
    </section>
  )
}
