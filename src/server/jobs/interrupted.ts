/** The worker was asked to end; another one begins the job anew. Does not count as an attempt. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}
