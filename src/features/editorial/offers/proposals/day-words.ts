import { weekdays } from '../../brochure-draft/printed-days'

const weekend = 'уикенда?|wochenende|weekend|выходны[ех]'
const beside =
  'само|валидно|важи|супер|оферт[аи]|този|вс(?:еки|яка)|от|до|на|в|във|през|за|и|' +
  'nur|gültig|jede[nr]?|angebot|ab|am|von|bis|und|only|valid|every|this|offer|from|until|on|and|' +
  'только|кажд(?:ый|ую)|со?|по|&'
/** A shortened day is another word too: `Sun`, `ПЕТ`. */
const named = `(?<!\\p{L})(?:(?=\\p{L}{5})${weekdays}|${weekend})(?!\\p{L})`
const ofWeek = new RegExp(`^(?=.*${named})(?:(?:${weekdays}|${weekend}|${beside})(?!\\p{L})[\\s,.:!/–—-]*)+$`, 'iu')

const date = '\\d{1,2}\\.(?:0?[1-9]|1[0-2])(?!\\d)\\.?(?:20\\d\\d)?(?:\\s?г\\.?)?'
const nextDate = `\\s?(?:и|und|and|&|[,–-])\\s?${date}`
/** In `само 2.12` the number may be a price. */
const ofMonth = new RegExp(
  `^(?:само|nur|only|только)\\s(?:(?:на|am|on)\\s${date}|${date}${nextDate})(?:${nextDate})*[\\s.!]*$`,
  'iu',
)

const longest = 60

/** `Само събота и неделя`, `Nur am 28.11.`: the words are about days alone, so that they are no name of goods. */
export function saysOnlyDays(text: string): boolean {
  const said = text.trim()
  return said.length <= longest && (ofWeek.test(said) || ofMonth.test(said))
}

/** `валидно до неделя`, `от четвъртък`: how long the brochure is valid. */
const sinceOrUntil = /^(?:\p{L}+\s)?(?:от|до|ab|bis|from|until)\s\p{L}+[\s.!]*$/iu

const span = /\s(?:до|bis|until)\s|[–—-]/iu
const only = /^(?:само|nur|only|только)(?!\p{L})/iu

/** Some days out of those of the brochure, which a span of days without `само` may be. */
export const limitsToDays = (text: string): boolean =>
  saysOnlyDays(text) && !sinceOrUntil.test(text.trim()) && (only.test(text) || !span.test(text))
