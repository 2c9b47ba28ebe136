import type { Question } from './read'

export function faultsOf({ first, within10, never }: Question, titles: string[]): string[] {
  const [top = 'nothing'] = titles
  const ten = titles.slice(0, 10)
  const missing = within10.filter((each) => !ten.some((title) => each.test(title)))
  const absurd = new Set(titles.filter((title) => never.some((each) => each.test(title))))
  return [
    ...(first && !first.test(top) ? [`first should be ${first.source}`] : []),
    ...missing.map(({ source }) => `not in ten: ${source}`),
    ...[...absurd].map((title) => `should not be there: ${title}`),
  ]
}
