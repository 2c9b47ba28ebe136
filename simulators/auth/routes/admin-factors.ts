import type { Hono } from 'hono'
import { deleteFactors, factorsOf, publicFactor } from '../accounts/factors'
import type { AuthServer } from '../auth-server'
import { adminsUser } from './admin-users'
import { requireFactor } from './factors'

export function addAdminFactorRoutes(api: Hono, server: AuthServer): void {
  api.get('/admin/users/:id/factors', async (c) => {
    const { id } = await adminsUser(c, server)
    return c.json(factorsOf(server, id).map(publicFactor))
  })

  api.delete('/admin/users/:id/factors/:factor', async (c) => {
    const { id } = await adminsUser(c, server)
    const factor = requireFactor(server, id, c.req.param('factor'))
    deleteFactors(server, [factor])
    return c.json(publicFactor(factor))
  })
}
