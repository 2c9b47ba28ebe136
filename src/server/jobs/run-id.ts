/** What all log lines of one attempt at a job carry. */
export const runId = (job: string, attempt: number) => `job-${job}-${attempt}`
