import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell comes first: it takes half of the processor time of the whole browser for the same pages. */
const names = ['chromium-headless-shell', 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chrome or Chromium: the one BROWSER_PATH names, an installed one, Playwright's own, or, for root, the
 * one of the system's packages.
 * @throws an error that says how to get one
 */
export function findBrowser(): string {
  const given = process.env.BROWSER_PATH
  if (given) {
    if (runs(given)) return given
    throw new Error(`BROWSER_PATH names ${given}, which is no browser that runs here.`)
  }
  return installed() ?? playwrights() ?? fromPackages() ?? fail()
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications]
  return candidates.find((path) => existsSync(path) && runs(path))
}

function playwrights(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path) && runs(path)) return path
  console.log("No browser is installed: downloading Playwright's …")
  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return existsSync(path) && runs(path) ? path : undefined
}

function fromPackages(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  console.log('It could not be downloaded: installing the one of the system …')
  attempt('apt-get', ['update', '-qq'])
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt('apt-get', ['install', '-y', '-qq', name])
    const path = installed()
    if (path) return path
  }
  return undefined
}

function runs(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

function attempt(program: string, args: string[]): void {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 })
  } catch {
    // The browser is looked for again after this, so a failure needs no handling.
  }
}

function fail(): never {
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, name it in BROWSER_PATH, or run: npx playwright install --with-deps chromium',
  )
}
