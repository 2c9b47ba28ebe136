import { chosenTownKey } from '@/domain/head-scripts'
import { storedText } from '@/lib/stored-text'
import { storedTown, type Town, townIn } from '../town'

const stored = storedText(chosenTownKey)

export const useChosenTown = (): Town | null => townIn(stored.useText())

/** The script of the head hears it, too. @returns false where the browser stores nothing */
export function chooseTown(town: Town | null): boolean {
  delete document.documentElement.dataset.editions
  return stored.write(town ? storedTown(town) : '')
}

/** As long as the page is open. */
export function toggleOtherEditions(): void {
  const { dataset } = document.documentElement
  if (dataset.editions) delete dataset.editions
  else dataset.editions = 'all'
}
