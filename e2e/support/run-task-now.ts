/** SQL that makes the worker run a task now instead of at its next minute. `queue` is the queue that the task names. */
export const runTaskNow = (name: string, queue = name) =>
  `select from graphile_worker.add_job('${name}', job_key => '${name}', queue_name => '${queue}')`
