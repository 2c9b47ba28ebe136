import { Scale } from 'lucide-react'
import { Button } from '@/design/button'
import { ChoiceFocus } from '@/design/choice-focus'
import { buttonLook } from '@/design/cx'
import { EmptyState, Notice } from '@/design/notice'
import { Select } from '@/design/select'
import { CopyLink } from '@/features/shop/goods/components/copy-link'
import { ShopLink } from '@/features/shop/goods/components/shop-link'
import { shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pageUrl } from '@/lib/mailing/layout'
import { CompareLink, StoredComparison } from '../client/compare-link'
import { comparePath, mostCompared } from '../compared'
import type { ComparedGoods } from '../read-compared'
import { CompareTable } from './compare-table'

type Props = ComparedGoods & {
  slugs: string[]
  size: string | null
  only: boolean
  locale: Locale
}

export function CompareView(props: Props) {
  const { products, surplus, more, slugs, size, only, locale } = props
  const t = translatorFor(locale, 'compare')
  const shown = products.map(({ product }) => product.slug)
  const known = shown.length + (surplus ? 1 : 0)
  return (
    <div className="page pt-5 pb-12 md:pt-8">
      <h1 className="mb-4 text-2xl md:text-4xl">{t('title')}</h1>
      <p id="compared" role="status" tabIndex={-1} className="sr-only">
        {t('chosen', { count: products.length })}
      </p>
      <ChoiceFocus to="compared" />
      {slugs.length === 0 && <StoredComparison locale={locale} />}
      {known < slugs.length && (
        <div className="mb-4">
          <Notice tone="note">{t('gone', { count: slugs.length - known })}</Notice>
        </div>
      )}
      {surplus && <Replace {...props} surplus={surplus} shown={shown} />}
      {products.length === 0 ? (
        <EmptyState
          icon={<Scale size={28} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<ShopLink locale={locale} text={t('toShop')} />}
        />
      ) : (
        <>
          <Controls {...props} shown={shown} />
          <CompareTable products={products} slugs={shown} size={size} only={only} locale={locale} />
          {products.length === 1 && <p className="mt-4 text-ink-soft">{t('oneMore')}</p>}
          {more.length > 0 && (
            <section aria-labelledby="compare-more" className="mt-8 print:hidden">
              <h2 id="compare-more" className="mb-3 text-xl">
                {t('more', { count: mostCompared - products.length })}
              </h2>
              <ul className="flex flex-wrap gap-2">
                {more.map(({ slug, title, lang }) => (
                  <li key={slug} lang={lang} className="max-w-full">
                    <CompareLink
                      slugs={[...shown, slug]}
                      size={size}
                      only={only}
                      locale={locale}
                      className={buttonLook('secondary', 'sm', 'max-w-full')}
                    >
                      {title}
                    </CompareLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="mt-8 max-w-md print:hidden">
            <CopyLink
              url={pageUrl(locale, comparePath(shown, { size, only }))}
              title={t('title')}
              words={{ label: t('link'), send: t('share'), copied: t('copied'), failed: t('copyFailed') }}
            />
          </div>
        </>
      )}
    </div>
  )
}

type ShownProps = Props & { shown: string[] }

function Replace({
  products,
  surplus,
  size,
  only,
  locale,
  shown,
}: ShownProps & { surplus: NonNullable<Props['surplus']> }) {
  const t = translatorFor(locale, 'compare')
  return (
    <section aria-labelledby="compare-replace" className="mb-6 rounded-md bg-sunken px-4 py-4">
      <h2 id="compare-replace" className="text-lg">
        {t('replace', { title: surplus.title })}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {products.map(({ product: { slug, title, lang } }) => (
          <li key={slug} lang={lang}>
            <CompareLink
              slugs={shown.map((each) => (each === slug ? surplus.slug : each))}
              size={size}
              only={only}
              locale={locale}
              label={t('replaceNamed', { title })}
              className={buttonLook('secondary', 'sm')}
            >
              {title}
            </CompareLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Controls({ sizes, size, only, locale, shown }: ShownProps) {
  const t = translatorFor(locale, 'compare')
  return (
    <form action={localePath(locale, shopPaths.compare)} className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
      <input type="hidden" name="p" value={shown.join('.')} />
      <Select
        name="size"
        label={t('size')}
        options={[{ value: '', label: t('anySize') }, ...sizes.map((value) => ({ value, label: value }))]}
        defaultValue={size ?? ''}
        className="w-60 max-w-full"
      />
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="checkbox" name="only" value="on" defaultChecked={only} className="size-6 accent-accent" />
        {t('only')}
      </label>
      <Button type="submit" variant="secondary" size="sm" className="min-h-11">
        {t('apply')}
      </Button>
    </form>
  )
}
