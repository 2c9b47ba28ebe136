import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each([
  ['.data', 'https://broshura.example', 1],
  ['/srv/broshura/data', 'https://broshura.example', 0],
  ['.data', 'http://localhost:3000', 0],
])(
  'files in %s of %s are warned of %i times: a release in another folder has them only by a whole path',
  async (folder, siteUrl, times) => {
    vi.stubEnv('DATA_DIR', folder)
    vi.stubEnv('SITE_URL', siteUrl)
    vi.stubEnv('MAIL_FROM', 'shop@broshura.example')
    // Settings are read once per process, and another test may have read them.
    vi.resetModules()
    const { log } = await import('./log')
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    const { buildFiles, exportFiles } = await import('./files')
    buildFiles()
    exportFiles()
    expect(warn).toHaveBeenCalledTimes(times)
  },
)
