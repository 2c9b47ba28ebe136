import { expect, it } from 'vitest'
import { type Part, type ReadingState, Speaker, type Voice } from './speaker'

function reading(texts: string[]) {
  const said: string[] = []
  const marked: string[] = []
  const states: ReadingState[] = []
  const ways: { end: () => void; fail: () => void }[] = []
  const parts = texts.map(
    (text): Part => ({
      text,
      lang: 'bg',
      mark: (isSpoken) => void (isSpoken ? marked.push(text) : marked.splice(marked.indexOf(text), 1)),
    }),
  )
  const voice: Voice = {
    speak: ({ text }, end, fail) => {
      said.push(text)
      ways.push({ end, fail })
    },
    // Browsers report a cancelled part as ended or failed.
    cancel: () => ways.at(-1)?.fail(),
  }
  let failures = 0
  const speaker = new Speaker(parts, voice, {
    onState: (state) => states.push(state),
    onFailure: () => {
      failures += 1
    },
  })
  return { speaker, said, marked, states, ways, failures: () => failures }
}

it('says one part after the other, marks the one that is said, and ends', () => {
  const { speaker, said, marked, states, ways } = reading(['Едно.', 'Две.'])
  speaker.play()
  expect(marked).toEqual(['Едно.'])
  ways[0]?.end()
  expect([said, marked]).toEqual([['Едно.', 'Две.'], ['Две.']])
  ways[1]?.end()
  expect([marked, states.at(-1)]).toEqual([[], 'silent'])
})

it('continues after a pause with the part at which it was paused', () => {
  const { speaker, said, marked, states, ways, failures } = reading(['Едно.', 'Две.', 'Три.'])
  speaker.play()
  ways[0]?.end()
  speaker.pause()
  ways[1]?.end()
  expect([states.at(-1), said, marked, failures()]).toEqual(['paused', ['Едно.', 'Две.'], ['Две.'], 0])
  speaker.play()
  expect([states.at(-1), said]).toEqual(['reading', ['Едно.', 'Две.', 'Две.']])
})

it('says so once if the browser has no voice', () => {
  const { speaker, marked, states, ways, failures } = reading(['Едно.', 'Две.'])
  speaker.play()
  ways[0]?.fail()
  expect([marked, states.at(-1), failures()]).toEqual([[], 'silent', 1])
})
