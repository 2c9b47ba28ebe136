import { ImportPanel as ImportPanel_9be516e177a19f60dc98f9243b79913b } from '@/admin/import-panel/import-panel'
import { CalendarDayField as CalendarDayField_4b8ebed21d5f81ddef05f2e26ce1174c } from '@/admin/calendar-day-field'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/import-panel/import-panel#ImportPanel": ImportPanel_9be516e177a19f60dc98f9243b79913b,
  "@/admin/calendar-day-field#CalendarDayField": CalendarDayField_4b8ebed21d5f81ddef05f2e26ce1174c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
