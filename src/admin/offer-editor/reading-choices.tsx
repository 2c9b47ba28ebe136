import { useTranslations } from 'next-intl'
import type { Options, Readings } from './use-readings'

type Props = { options: Options; inWords: Readings['inWords']; onPick: (number: number) => void }

/** The texts of the page that a field may be, each under the digit that takes it. */
export function ReadingChoices({ options: { field, values, taken }, inWords, onPick }: Props) {
  const t = useTranslations('offerDesk')
  return (
    <fieldset className="offer-desk__choices" aria-label={t(`fields.${field}`)}>
      {values.map((value, index) => (
        <button key={value} type="button" aria-pressed={index === taken} onClick={() => onPick(index)}>
          <kbd>{index + 1}</kbd>{' '}
          <span lang={value ? 'bg' : undefined}>{inWords(field, value) || t('proposals.none')}</span>
        </button>
      ))}
    </fieldset>
  )
}
