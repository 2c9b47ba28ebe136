import { setTimeout as delay } from 'node:timers/promises'

const pauseMs = 10

interface Options {
  url: string
  paths: string[]
  visitors: number
}

export function startLoad({ url, paths, visitors }: Options) {
  const failures: string[] = []
  let requests = 0
  let stopped = false
  const visit = async (first: number) => {
    for (let turn = first; !stopped; turn++) {
      const path = paths[turn % paths.length] ?? '/'
      const answer = await read(url + path)
      requests += 1
      if (answer !== '200') failures.push(`${path}: ${answer}`)
      await delay(pauseMs)
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, first) => visit(first)))
  return {
    requests: () => requests,
    stop: async () => {
      stopped = true
      await all
      return { requests, failures }
    },
  }
}

async function read(address: string): Promise<string> {
  try {
    const response = await fetch(address)
    const text = await response.text()
    return response.ok ? '200' : `${response.status} ${text.slice(0, 200)}`
  } catch (error) {
    return String(error)
  }
}
