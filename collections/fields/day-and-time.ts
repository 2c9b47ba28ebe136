/** A moment as all four languages write it: the picker's own way is the American one. */
export const dayAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'dd.MM.yyyy HH:mm',
  timeFormat: 'HH:mm',
} as const
