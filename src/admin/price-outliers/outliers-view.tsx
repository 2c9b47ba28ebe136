import { Link } from '../shell/link'
import '../button.css'
import '../input.css'
import '../products/products.css'
import './price-outliers.css'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { getProductGroups } from '@/features/price-data/groups/data'
import { countWaitingPrices, readWaitingPrices } from '@/features/price-data/outliers/outlier-list'
import { AdminFrame } from '../admin-frame'
import { adminLocale, adminTranslations } from '../admin-translations'
import { staffOnly } from '../staff-only'
import { OutlierItem, outlierAction, outliersPath, readOutlierResult } from './outlier-item'
import { OutlierKeys } from './outlier-keys'

export async function OutliersView(props: AdminViewServerProps) {
  const user = staffOnly(props, outliersPath)
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const { done, refused, listing } = readOutlierResult(props.searchParams)
  const [{ waiting, total }, groups] = await Promise.all([readWaitingPrices(), getProductGroups(adminLocale(language))])
  const canUndo = listing !== null && (done === 'accept' || done === 'reject')
  return (
    <AdminFrame view={props} user={user} steps={[{ label: t('outliers.title') }]}>
      <main className="products-page gutter--left gutter--right">
        <h1>{t('outliers.title')}</h1>
        <p className="products-intro">{t('outliers.intro')}</p>
        {done && (
          <div role="status" className="products-said outliers-said">
            {t(`outliers.done.${done}`)}
            {canUndo && (
              <form method="post" action={outlierAction(listing, 'undo')}>
                <button type="submit" className="admin-button">
                  {t('outliers.undo')}
                </button>
              </form>
            )}
          </div>
        )}
        {refused && (
          <p role="alert" className="products-said products-refused">
            {t(refused === 'importing' ? 'products.refused.importing' : 'outliers.refused')}
          </p>
        )}
        <h2 id="outliers-waiting">{t('outliers.waiting', { count: total })}</h2>
        {waiting.length > 0 && (
          <>
            <p id="outlier-keys" className="products-intro">
              {t('outliers.keys')}
            </p>
            <OutlierKeys labelledBy="outliers-waiting" describedBy="outlier-keys" takesFocus={done !== null}>
              {waiting.map((price) => (
                <OutlierItem key={price.id} price={price} groups={groups} language={language} />
              ))}
            </OutlierKeys>
          </>
        )}
      </main>
    </AdminFrame>
  )
}

export async function OutliersNavLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <Link href={outliersPath} prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{t('outliers.nav', { count: await countWaitingPrices() })}</span>
    </Link>
  )
}
