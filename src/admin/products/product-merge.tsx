import {
  type EditedProduct,
  type FoundProduct,
  findProducts,
  similarProducts,
} from '@/features/price-data/matching/editor-data'
import { adminTranslations } from '../admin-translations'
import { correctionAction, type ProductsAddress } from './address'
import { ProductFacts } from './product-facts'
import { ProductSearch } from './product-search'

type Props = { product: EditedProduct; address: ProductsAddress; language: string }

/** Candidates for a merge: the most similar of the group, or search results. */
export async function ProductMerge({ product, address, language }: Props) {
  const t = adminTranslations(language)
  const others = address.search ? (await findProducts(address)).products : await similarProducts(product)
  const choices = others.filter(({ id }) => id !== product.id)
  return (
    <section aria-labelledby="product-merge">
      <h2 id="product-merge">{t('products.mergeTitle')}</h2>
      <p className="products-intro">{t('products.mergeText')}</p>
      <ProductSearch address={{ ...address, group: address.group ?? product.group_number }} language={language} keep />
      {choices.length === 0 && <p>{t('products.nothing')}</p>}
      <ul className="products-list">
        {choices.map((other) => (
          <Choice key={other.id} other={other} into={product.id} language={language} />
        ))}
      </ul>
    </section>
  )
}

async function Choice({ other, into, language }: { other: FoundProduct; into: number; language: string }) {
  const t = adminTranslations(language)
  return (
    <li>
      <span lang="bg">{other.title}</span>
      <span className="products-facts">
        <ProductFacts product={other} language={language} />
        <form method="post" action={correctionAction(into, 'merge')}>
          <input type="hidden" name="from" value={other.id} />
          <button type="submit" className="admin-button" aria-label={t('products.mergeOne', { name: other.title })}>
            {t('products.merge')}
          </button>
        </form>
      </span>
    </li>
  )
}
