import { readProposals } from '@/features/price-data/matching/read-proposals'
import { adminTranslations } from '../admin-translations'
import { OutlierKeys } from '../price-outliers/outlier-keys'
import { correctionAction } from './address'

type Props = { language: string; takesFocus: boolean }

export async function ProductProposals({ language, takesFocus }: Props) {
  const t = adminTranslations(language)
  const { proposals, total } = await readProposals()
  if (proposals.length === 0) return null
  return (
    <section aria-labelledby="product-proposals">
      <h2 id="product-proposals">{t('products.proposals', { count: total })}</h2>
      <p id="proposal-keys" className="products-intro">
        {t('products.proposalKeys')}
      </p>
      <OutlierKeys labelledBy="product-proposals" describedBy="proposal-keys" takesFocus={takesFocus}>
        {proposals.map((proposal) => (
          <li key={`${proposal.one} ${proposal.other}`}>
            <span lang="bg">
              <strong>{proposal.one_title}</strong> {proposal.one_names.join(' · ')}
              <br />
              <strong>{proposal.other_title}</strong> {proposal.other_names.join(' · ')}
            </span>
            <span className="products-facts">
              <span>{t('products.score', { percent: Math.round(proposal.score * 100) })}</span>
              <Decision what="join" mark="j" proposal={proposal} language={language} />
              <Decision what="part" mark="p" proposal={proposal} language={language} />
            </span>
          </li>
        ))}
      </OutlierKeys>
    </section>
  )
}

type DecisionProps = {
  what: 'join' | 'part'
  mark: string
  proposal: { one: number; other: number; one_title: string; other_title: string }
  language: string
}

function Decision({ what, mark, proposal, language }: DecisionProps) {
  const t = adminTranslations(language)
  const names = { one: proposal.one_title, other: proposal.other_title }
  return (
    <form method="post" action={correctionAction(proposal.one, what)}>
      <input type="hidden" name="from" value={proposal.other} />
      <button type="submit" className="admin-button" data-key={mark} aria-label={t(`products.${what}One`, names)}>
        {t(`products.${what}`)}
      </button>
    </form>
  )
}
