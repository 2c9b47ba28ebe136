import { startServices } from '../../scripts/services/services'

/** A launcher as its own process, so that a test can kill it: folder and ports are arguments. */
const [dataDir = '', ports = ''] = process.argv.slice(2)
const services = await startServices({ dataDir, ports: JSON.parse(ports) })
process.send?.(services.env.DATABASE_URL)
