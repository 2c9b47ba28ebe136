'use client'

import '../button.css'
import { getTranslation } from '@payloadcms/translations'
import { useField, useForm, useListDrawer, useTranslation } from '@payloadcms/ui'

/** A constant outside the component: Payload would redraw the list on every render for a new object. */
const allPictures: Parameters<typeof useListDrawer>[0] = {
  collectionSlugs: ['media'],
  selectedCollection: 'media',
  filterOptions: { media: { mimeType: { contains: 'image' } } },
}

type Props = {
  path: string
  schemaPath?: string
  label: Record<string, string>
  max: number
}

export function ChoosePictures({ path, schemaPath, label, max }: Props) {
  const { i18n } = useTranslation()
  const { rows = [] } = useField({ path, hasRows: true })
  const { addFieldRow } = useForm()
  const [PictureDrawer, , { openDrawer, closeDrawer }] = useListDrawer(allPictures)

  function add(pictures: (number | string)[]) {
    for (const [place, id] of pictures.slice(0, max - rows.length).entries()) {
      const image = { value: id, initialValue: id, valid: true, passesCondition: true }
      addFieldRow({ path, schemaPath: schemaPath ?? path, rowIndex: rows.length + place, subFieldState: { image } })
    }
    closeDrawer()
  }

  if (rows.length >= max) return null
  return (
    <>
      <button type="button" className="admin-button choose-pictures" onClick={openDrawer}>
        {getTranslation(label, i18n)}
      </button>
      <PictureDrawer
        allowCreate
        enableRowSelections
        onBulkSelect={(selected) => add([...selected].flatMap(([id, chosen]) => (chosen ? [id] : [])))}
        onSelect={({ docID }) => add([docID])}
      />
    </>
  )
}
