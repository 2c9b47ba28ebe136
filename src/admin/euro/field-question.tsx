import '../button.css'
import './field-question.css'
import { euroText } from '@/domain/money'

type Props = { ask: string; yes: string; onYes: () => void }

export function FieldQuestion({ ask, yes, onYes }: Props) {
  return (
    <div role="alert" className="field-question">
      <p>{ask}</p>
      <button type="button" className="admin-button" onClick={onYes}>
        {yes}
      </button>
    </div>
  )
}

type PriceQuestionWords = { ask: string; askNothing: string; yes: string }
/** Integer cents; `from` is null if there was no price. */
type PriceQuestionProps = {
  from: number | null
  to: number
  language: string
  say: PriceQuestionWords
  onYes: () => void
}

export function PriceQuestion({ from, to, language, say, onYes }: PriceQuestionProps) {
  const euro = (cents: number) => `${euroText(cents, language)} €`
  const filled = (text: string) => text.replaceAll('{to}', euro(to)).replaceAll('{from}', euro(from ?? 0))
  return <FieldQuestion ask={filled(from === null ? say.askNothing : say.ask)} yes={filled(say.yes)} onYes={onYes} />
}
