import type bg from '../../../messages/bg.json'

/** The words of the list. They come ready translated from the server, so that no message parser loads in the browser. */
export type ListLabels = (typeof bg)['lists']['app']
export type TickLabels = (typeof bg)['lists']['tick']
