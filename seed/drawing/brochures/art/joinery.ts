import { box, disc, path } from './shapes'

export const legs = (places: number[], y: number, height: number, fill = '#7a4f2a') =>
  places.map((x) => path(`M${x - 6} ${y}h14l-4 ${height}h-6z`, fill)).join('')

export const cabinet = (x: number, y: number, w: number, h: number, colour: string) =>
  box(x, y, w, h, 5, colour) + box(x, y, w, h, 5, 'url(#flat)')
export const knob = (x: number, y: number) => disc(x, y, 5, '#3b2f25')
