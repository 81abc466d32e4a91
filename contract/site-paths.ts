/** The path of every screen of the app; `:id` is a parameter. The table of screens has no other paths. */
export const screenPaths = {
  login: '/login',
  signup: '/signup',
  confirmSignup: '/confirm-signup',
  forgot: '/forgot',
  confirmForgot: '/confirm-forgot',
  flyer: '/folder/:id',
  acceptTerms: '/accept-terms',
  staff: '/staff',
  staffBusinesses: '/staff-businesses',
  staffIndications: '/staff-indications',
  staffDecisions: '/staff-decisions',
  staffInvoices: '/staff-invoices',
  business: '/business',
  shopList: '/shop-list',
  shop: '/shop',
  validatorList: '/validator-list',
  validator: '/validator',
  offerList: '/offer-list',
  offer: '/offer',
  modalLimit: '/modal-limit',
  payment: '/payment',
  invoiceList: '/invoice-list',
  invoice: '/invoice',
  invoiceDetail: '/invoice-detail',
  profile: '/profile',
  changePassword: '/change-password',
  changeUserData: '/change-user-data',
  secondFactor: '/second-factor',
} as const;

/**
 * What the site serves besides screens, by the first part of its path. The names of other files have a dot, which no
 * identifier has.
 */
const otherPaths = ['/api', '/api-docs', '/assets', '/config.json', '/icons', '/images', '/static'];

/** Paths of the specification and of the product that have no screen yet. */
const laterPaths = [
  '/admin',
  '/checkin',
  '/counter',
  '/report-detail',
  '/report-list',
  '/statistics',
  '/wallet',
];

/** The first part of each path of the site, such as `folder` of `/folder/:id`. */
export function firstPathParts(): readonly string[] {
  const paths = [...Object.values(screenPaths), ...otherPaths, ...laterPaths];
  return paths.map((path) => path.split('/')[1] ?? '');
}
