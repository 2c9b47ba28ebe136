import type { Access } from 'payload'

export const customer: Access = ({ req }) => req.user?.collection === 'customers'
