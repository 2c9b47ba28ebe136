// Runs on the Node of the machine (20.9 or newer) with nothing installed: installs the packages, then starts the Node
// that npm brought.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bar, left } from './steps/bar.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Runs a TypeScript script of this folder and ends as it ends.
 * @param {string} script its path from the root
 */
export async function run(script) {
  process.chdir(root)
  if (!isInstalled()) await install()
  const node = join(root, 'node_modules', 'node', 'bin', 'node')
  const args = ['--import', 'tsx', script, ...process.argv.slice(2)]
  const child = spawn(existsSync(node) ? node : process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/**
 * npm records what it installed beside the packages: that must hold everything the lockfile requires on this machine.
 */
function isInstalled() {
  const installed = packages('node_modules/.package-lock.json')
  const wanted = packages('package-lock.json')
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (path === '' || link) return true
    const found = installed[path]
    return found ? found.version === version : Boolean(optional || peer)
  })
}

function wantedFolders() {
  const suits = (/** @type {string[] | undefined} */ list, /** @type {string} */ own) => !list || list.includes(own)
  return Object.entries(packages('package-lock.json') ?? {})
    .filter(([path, { os, cpu, link, peer }]) => {
      return path !== '' && !link && !peer && suits(os, process.platform) && suits(cpu, process.arch)
    })
    .map(([path]) => path)
}

/** @param {string} path */
function packages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(
      `Node ${process.versions.node} is too old: Broshura starts from Node 20.9 (and brings its own after that).`,
    )
    process.exit(1)
  }
  console.log('Installing the packages. This takes a minute or two, once.')
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const wanted = wantedFolders()
  const ticking = setInterval(() => {
    const there = wanted.filter((folder) => existsSync(join(root, folder, 'package.json'))).length
    const share = wanted.length > 0 ? there / wanted.length : 0
    const rest = left(share, seconds())
    console.log(`  ${bar(share)}, ${there} of ${wanted.length} packages after ${seconds()} s${rest && `, ${rest}`}`)
  }, 10_000)
  // A lockfile written on another kind of machine may lack packages for this one: `ci` refuses that, `install` adds
  // them.
  const done = (await npm('ci')) || (await npm('install', '--no-save'))
  clearInterval(ticking)
  if (!done) {
    console.error('The packages could not be installed; what npm says stands above.')
    process.exit(1)
  }
  console.log(`The packages are installed (${seconds()} s).`)
}

/** @param {string[]} command */
function npm(...command) {
  return new Promise((resolve) => {
    const args = [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
