import '../button.css'
import './field-question.css'

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
