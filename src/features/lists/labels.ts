import type bg from '../../../messages/bg.json'

/** The texts of the list, translated on the server, so that the browser loads no message parser. */
export type ListLabels = (typeof bg)['lists']['app']
export type TickLabels = (typeof bg)['lists']['tick']
