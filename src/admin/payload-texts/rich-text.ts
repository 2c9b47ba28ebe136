/** The same for the rich text editor, by the names of its features. It lays its own texts over those of the configuration. */
export const richTextOverrides = {
  bg: {
    general: { slashMenuBasicGroupLabel: 'Основни', toolbarItemsActive: 'Избрани: {{count}}' },
    paragraph: { label: 'Абзац', label2: 'Обикновен текст' },
    orderedList: { label: 'Номериран списък' },
    unorderedList: { label: 'Списък с точки' },
  },
  de: {
    general: { slashMenuBasicGroupLabel: 'Einfaches' },
    blockquote: { label: 'Zitat' },
    paragraph: { label: 'Absatz' },
    link: { label: 'Link', loadingWithEllipsis: 'Wird geladen …' },
    orderedList: { label: 'Nummerierte Liste' },
    unorderedList: { label: 'Aufzählung' },
  },
  ru: {
    general: { slashMenuBasicGroupLabel: 'Основные', toolbarItemsActive: 'Выбрано: {{count}}' },
    paragraph: { label: 'Абзац', label2: 'Обычный текст' },
    orderedList: { label: 'Нумерованный список' },
    unorderedList: { label: 'Маркированный список' },
  },
}
