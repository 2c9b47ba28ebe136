import type { Config, Plugin } from 'payload'

const components: NonNullable<Config['admin']>['components'] = {
  graphics: { Icon: '@/admin/brand/brand#Icon', Logo: '@/admin/brand/brand#Logo' },
  providers: [
    '@/admin/session/session-guard#SessionGuard',
    '@/admin/skip-links/skip-links-provider#SkipLinksProvider',
    '@/admin/left-in-english/leftovers-provider#LeftoversProvider',
  ],
  beforeNavLinks: [
    '@/admin/dashboard-nav-link#DashboardNavLink',
    '@/admin/products/products-view#ProductsNavLink',
    '@/admin/price-outliers/outliers-view#OutliersNavLink',
    '@/admin/orders/orders-view#OrdersNavLink',
  ],
  views: {
    login: { Component: '@/admin/staff/login-view#LoginView' },
    dashboard: { Component: '@/admin/dashboard/dashboard-view#DashboardHome' },
    brochureDashboard: {
      Component: '@/admin/dashboard/dashboard-view#DashboardView',
      path: '/broshura-dashboard',
      exact: true,
    },
    createBySlug: {
      Component: '@/admin/by-slug/create-by-slug-view#CreateBySlugView',
      path: '/broshura-create/:slug',
      exact: true,
    },
    products: { Component: '@/admin/products/products-view#ProductsView', path: '/products', exact: true },
    priceOutliers: {
      Component: '@/admin/price-outliers/outliers-view#OutliersView',
      path: '/price-outliers',
      exact: true,
    },
    orders: { Component: '@/admin/orders/orders-view#OrdersView', path: '/orders', exact: true },
    packing: { Component: '@/admin/orders/packing-view#PackingView', path: '/orders/packing', exact: true },
    parcels: { Component: '@/admin/orders/parcels-view#ParcelsView', path: '/orders/parcels', exact: true },
    returns: { Component: '@/admin/orders/returns-view#ReturnsView', path: '/orders/returns', exact: true },
    stock: { Component: '@/admin/orders/stock-view#StockView', path: '/orders/stock', exact: true },
    vouchers: { Component: '@/admin/orders/vouchers-view#VouchersView', path: '/orders/vouchers', exact: true },
    editBySlug: {
      Component: '@/admin/by-slug/create-by-slug-view#EditBySlugView',
      path: '/broshura-edit/:slug',
      exact: true,
    },
  },
}

/** The views, links and providers that the CMS has besides Payload's. */
export const adminPlugin: Plugin = (config) => ({ ...config, admin: { ...config.admin, components } })
