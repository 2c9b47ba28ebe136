/**
 * The worker of a registration once it has what it installs. Not `navigator.serviceWorker.ready`, which belongs to the
 * address at which the document was loaded: a page that was opened by a link within the site has another one, or none.
 * @returns null where the browser has dropped the worker
 */
export async function activeWorker({
  active,
  installing,
  waiting,
}: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const next = installing ?? waiting
  if (active || !next) return active
  return new Promise((resolve) => {
    const look = () => {
      if (next.state === 'activated') resolve(next)
      if (next.state === 'redundant') resolve(null)
    }
    next.addEventListener('statechange', look)
    look()
  })
}
