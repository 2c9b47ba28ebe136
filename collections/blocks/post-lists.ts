import type { TextField } from 'payload'
import { isMonth } from '@/domain/calendar-day'
import { authorField, postCategoryField, postTagFilter } from '../blog/posts'
import { checkedText } from '../fields/checked-text'
import { fieldLabel, hint } from '../labels'
import { choice, flag, wholeNumber } from './fields'
import { bareBlock, sectionBlock } from './page-block'

export const post = bareBlock('post', [
  // `maxDepth: 0`: the block component reads the published post itself.
  { name: 'post', type: 'relationship', relationTo: 'posts', maxDepth: 0, label: fieldLabel('post') },
])

const monthField: TextField = {
  name: 'month',
  type: 'text',
  label: fieldLabel('month'),
  admin: { description: hint('month') },
  validate: checkedText(isMonth, 'month'),
}

export const postList = sectionBlock('post-list', [
  {
    type: 'row',
    fields: [
      choice('layout', [
        'layoutCards2',
        'layoutCards3',
        'layoutHalfImage',
        'layoutWide',
        'layoutExclusive',
        'layoutList',
      ]),
      choice('theme', ['themeLight', 'themeDark']),
      choice('sidebar', ['sidebarNone', 'sidebarLeft', 'sidebarRight', 'sidebarBoth', 'sidebarWide']),
    ],
  },
  {
    type: 'row',
    fields: [
      { ...postCategoryField, maxDepth: 0 },
      {
        name: 'tag',
        type: 'relationship',
        relationTo: 'post-terms',
        maxDepth: 0,
        label: fieldLabel('tag'),
        filterOptions: postTagFilter,
      },
      { ...authorField, maxDepth: 0 },
      monthField,
    ],
  },
  {
    type: 'row',
    fields: [
      wholeNumber('skip', { min: 0, max: 500, defaultValue: 0 }),
      wholeNumber('limit', { min: 1, max: 24, defaultValue: 8 }),
    ],
  },
  flag('showsSummaries', true),
  flag('showsTerms', true),
])
