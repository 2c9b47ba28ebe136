import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import { isLinkTarget } from '@/domain/link-target'
import { checkedText } from './checked-text'

/** Only links that `isLinkTarget` allows. */
const checkedAddress = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' && field.type === 'text' && !field.hasMany
    ? { ...field, validate: checkedText(isLinkTarget, 'linkAddress') }
    : field

/** Only nodes that our rich text component renders. Links are plain URLs, because a changed slug leaves a redirect. */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: [], fields: ({ defaultFields }) => defaultFields.map(checkedAddress) }),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
})
