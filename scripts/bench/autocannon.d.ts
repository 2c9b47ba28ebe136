declare module 'autocannon' {
  interface Percentiles {
    p50: number
    p97_5: number
    p99: number
  }
  interface Result {
    requests: { average: number; total: number }
    latency: Percentiles
    non2xx: number
    errors: number
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }
  export default function autocannon(options: Options): Promise<Result>
}
