import { getProductGroups } from '@/features/price-data/groups/data'
import type { EditedProduct } from '@/features/price-data/matching/editor-data'
import { adminLocale, adminTranslations } from '../admin-translations'
import { correctionAction } from './address'
import { GroupChoice } from './group-choice'

type Props = { product: EditedProduct; language: string }

export async function ProductForm({ product, language }: Props) {
  const t = adminTranslations(language)
  const groups = await getProductGroups(adminLocale(language))
  return (
    <form key={product.id} method="post" action={correctionAction(product.id, 'correct')} className="filter-form">
      <label className="filter-form-wide">
        {t('products.name')}
        <input name="title" defaultValue={product.title} required maxLength={160} lang="bg" />
      </label>
      <label>
        {t('products.brand')}
        <input name="brand" defaultValue={product.brand ?? ''} maxLength={80} lang="bg" />
      </label>
      <label>
        {t('products.amount')}
        <input name="amount" inputMode="numeric" pattern="[1-9][0-9]*" defaultValue={product.pack_amount ?? ''} />
      </label>
      <label>
        {t('products.unit')}
        <select name="unit" defaultValue={product.pack_unit ?? 'kg'}>
          <option value="kg">{t('products.units.kg')}</option>
          <option value="l">{t('products.units.l')}</option>
          <option value="piece">{t('products.units.piece')}</option>
        </select>
      </label>
      <GroupChoice
        groups={groups}
        value={product.group_number}
        label={t('products.group')}
        none={t('products.noGroup')}
      />
      <button type="submit" className="admin-button admin-button-strong">
        {t('products.save')}
      </button>
    </form>
  )
}
