import { euroText } from '@/domain/money'
import { FieldQuestion } from './field-question'

export type QuestionWords = { ask: string; askNothing: string; yes: string }
/** Integer cents; `from` is null if there was no price. */
type Props = { from: number | null; to: number; language: string; say: QuestionWords; onYes: () => void }

export function PriceQuestion({ from, to, language, say, onYes }: Props) {
  const euro = (cents: number) => `${euroText(cents, language)} €`
  const filled = (text: string) => text.replaceAll('{to}', euro(to)).replaceAll('{from}', euro(from ?? 0))
  return <FieldQuestion ask={filled(from === null ? say.askNothing : say.ask)} yes={filled(say.yes)} onYes={onYes} />
}
