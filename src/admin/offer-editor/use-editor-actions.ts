import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import type { Box, OfferFields } from '@/features/editorial/offers/editing/types'
import { clashes, fieldsOf } from './editor-change'
import type { EditorItem } from './editor-item'
import { changedFields } from './form-values'
import type { OfferEditorController } from './use-offer-editor'

/** What the editor does on the desk, each told to a screen reader in a sentence. */
export function useOfferEditorActions({ state, change, undo }: OfferEditorController) {
  const t = useTranslations('offerDesk.said')
  const [said, setSaid] = useState('')
  const [choices, setChoices] = useState<(() => void)[]>([])

  const tell = useCallback(
    async (done: Promise<boolean>, words: string) => {
      setChoices([])
      const worked = await done
      setSaid(worked ? words : t('failed'))
      return worked
    },
    [t],
  )

  /** `refused`: what is left out of a page that is taken as a whole. */
  const accept = (items: EditorItem[], refused: string[] = []) => {
    const create = items.map(({ id, fields }) => ({ ...fields, proposal: id }))
    const title = items[0]?.fields.title ?? ''
    const accepted = items.length === 1 ? t('accepted', { title }) : t('acceptedMany', { count: items.length })
    if (refused.length === 0) return tell(change({ create }), accepted)
    return tell(change({ create, reject: refused }), t('rejectedToo', { accepted, count: refused.length }))
  }

  const reject = ({ id, fields }: EditorItem) => tell(change({ reject: [id] }), t('rejected', { title: fields.title }))

  const remove = (ids: string[]) => tell(change({ remove: ids }), t('deleted', { count: ids.length }))

  const bulk = (ids: string[], fields: Partial<OfferFields>) =>
    tell(change({ update: ids.map((id) => ({ id, fields })) }), t('changed', { count: ids.length }))

  const place = useCallback(
    (id: string, box: Box) => void tell(change({ update: [{ id, fields: { box } }] }), t('placed')),
    [change, tell, t],
  )

  /** False where the server refused, or somebody else changed the same field: what was typed stays in the form. */
  async function save(item: EditorItem, fields: OfferFields): Promise<boolean> {
    const title = fields.title
    if (item.kind === 'proposal')
      return tell(change({ create: [{ ...fields, proposal: item.id }] }), t('accepted', { title }))
    if (item.kind === 'new') return tell(change({ create: [fields] }), t('saved', { title }))
    const current = state?.offers.find(({ id }) => id === item.id)
    const typed = changedFields(item.fields, fields)
    if (!current) return tell(change({ create: [fields] }), t('saved', { title }))
    if (clashes(item.fields, fieldsOf(current), typed).length > 0) return tell(Promise.resolve(false), '')
    if (Object.keys(typed).length === 0) return true
    return tell(change({ update: [{ id: item.id, fields: typed }] }), t('saved', { title }))
  }

  /** A choice that is stored nowhere yet is taken back like a change, while no change came after it. */
  const remember = (takeBackChoice: () => void) => setChoices((all) => [...all, takeBackChoice])

  function takeBack() {
    const newest = choices.at(-1)
    if (!newest) return void tell(undo(), t('undone'))
    setChoices(choices.slice(0, -1))
    newest()
    setSaid(t('undone'))
  }

  return {
    said,
    setSaid,
    remember,
    hasChoices: choices.length > 0,
    accept,
    reject,
    remove,
    bulk,
    place,
    save,
    takeBack,
  }
}

export type OfferEditorActions = ReturnType<typeof useOfferEditorActions>
