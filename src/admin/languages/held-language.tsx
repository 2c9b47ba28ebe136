import type { DocumentSubViewTypes, Locale, ServerProps } from 'payload'
import { LanguageInAddress } from './language-in-address'

type Props = ServerProps & { locale?: Locale; documentSubViewType?: DocumentSubViewTypes }

/** Over every page of the CMS: tells a form's address the content language that the form was made in. */
export function HeldLanguage({ locale, documentSubViewType }: Props) {
  return locale && documentSubViewType === 'default' ? <LanguageInAddress code={locale.code} /> : null
}
