/** Has the worker do now what it does every minute: a statement for the database. `queue` is the one that the task names. */
export const runTaskNow = (name: string, queue = name) =>
  `select from graphile_worker.add_job('${name}', job_key => '${name}', queue_name => '${queue}')`
