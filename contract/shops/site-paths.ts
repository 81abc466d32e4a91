/** The paths of screens that need no session. */
const accountPaths = {
  login: '/login',
  signup: '/signup',
  confirmSignup: '/confirm-signup',
  forgot: '/forgot',
  confirmForgot: '/confirm-forgot',
  /** The link of a voucher's QR code, in any case; it also takes a claim's code. */
  checkin: '/checkin/:voucher',
} as const;

/** The paths of screens that need a session; `:id` is a parameter. */
export const privatePaths = {
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
  statistics: '/statistics',
  reportList: '/report-list',
  reportDetail: '/report-detail/:id',
  payment: '/payment',
  invoiceList: '/invoice-list',
  invoice: '/invoice',
  invoiceDetail: '/invoice-detail',
  profile: '/profile',
  changePassword: '/change-password',
  changeUserData: '/change-user-data',
  secondFactor: '/second-factor',
  poster: '/poster/:id',
  preview: '/preview/:id',
  wallet: '/wallet',
  counter: '/counter',
} as const;

/** The path of every screen of the app. */
export const screenPaths = { ...accountPaths, ...privatePaths } as const;
