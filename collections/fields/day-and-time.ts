/** A date and time in a format that suits all four languages; the picker's default is American. */
export const dayAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'dd.MM.yyyy HH:mm',
  timeFormat: 'HH:mm',
} as const
