import { matchPath } from 'react-router-dom';
import type { User } from '#contract/accounts/users.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import { bareScreens } from './bare-screens.ts';
import type { Screen } from './screen.ts';
import { isSpecialBusiness, owners } from './user-state.ts';

const ownersAndStaff: readonly User['role'][] = [...owners, 'staff'];
const ownersAndValidators: readonly User['role'][] = [...owners, 'validator'];
/** Roles that may see shops and offers which are not public, as far as the API allows. */
const membersAndStaff: readonly User['role'][] = ['owner', 'validator', 'staff'];
const everyone: readonly User['role'][] = [...ownersAndValidators, 'staff'];

/** Every screen of the app; router, guards, links, menu and landing (specification, section 4) derive from it. */
export const screens = {
  login: {
    path: screenPaths.login,
    module: 'account/routes/login.tsx',
    layout: 'account',
    guestsOnly: true,
  },
  signup: { path: screenPaths.signup, module: 'account/routes/signup.tsx', layout: 'account' },
  confirmSignup: {
    path: screenPaths.confirmSignup,
    module: 'account/routes/confirm-signup.tsx',
    layout: 'account',
  },
  forgot: { path: screenPaths.forgot, module: 'account/routes/forgot.tsx', layout: 'account' },
  confirmForgot: {
    path: screenPaths.confirmForgot,
    module: 'account/routes/confirm-forgot.tsx',
    layout: 'account',
  },
  acceptTerms: {
    path: screenPaths.acceptTerms,
    module: 'terms/routes/accept-terms.tsx',
    layout: 'private',
    isPartOfSignIn: true,
  },
  ...bareScreens,
  staff: {
    path: screenPaths.staff,
    module: 'staff/routes/staff.tsx',
    layout: 'private',
    roles: ['staff'],
    menu: { icon: 'IconChecklist', roles: ['staff'] },
    isLanding: () => true,
  },
  staffInvoices: {
    path: screenPaths.staffInvoices,
    module: 'staff/routes/staff-invoices.tsx',
    layout: 'private',
    roles: ['staff'],
    menu: { icon: 'IconReceipt2', roles: ['staff'] },
  },
  staffBusinesses: {
    path: screenPaths.staffBusinesses,
    module: 'staff/routes/staff-businesses.tsx',
    layout: 'private',
    roles: ['staff'],
    menu: { icon: 'IconBuildingStore', roles: ['staff'] },
  },
  staffIndications: {
    path: screenPaths.staffIndications,
    module: 'staff/routes/staff-indications.tsx',
    layout: 'private',
    roles: ['staff'],
    menu: { icon: 'IconHeartHandshake', roles: ['staff'] },
  },
  staffDecisions: {
    path: screenPaths.staffDecisions,
    module: 'staff/routes/staff-decisions.tsx',
    layout: 'private',
    roles: ['staff'],
    menu: { icon: 'IconHistory', roles: ['staff'] },
  },
  business: {
    path: screenPaths.business,
    module: 'businesses/routes/business.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    hasFirstSteps: true,
    menu: { icon: 'IconBuildingStore', roles: owners },
    isLanding: ({ business }) => isSpecialBusiness(business),
  },
  shopList: {
    path: screenPaths.shopList,
    module: 'shops/routes/shop-list.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    hasFirstSteps: true,
    menu: { icon: 'IconMapPin', roles: owners },
    isLanding: ({ hasShops }) => !hasShops,
  },
  shop: {
    path: screenPaths.shop,
    module: 'shops/routes/shop.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'shopList',
  },
  validatorList: {
    path: screenPaths.validatorList,
    module: 'validators/routes/validator-list.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    hasFirstSteps: true,
    menu: { icon: 'IconUserCheck', roles: owners },
    isLanding: ({ hasValidators }) => !hasValidators,
  },
  validator: {
    path: screenPaths.validator,
    module: 'validators/routes/validator.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'validatorList',
  },
  offerList: {
    path: screenPaths.offerList,
    module: 'offers/routes/offer-list.tsx',
    layout: 'private',
    hasFirstSteps: true,
    menu: { icon: 'IconTag', roles: ownersAndValidators },
    isLanding: () => true,
  },
  offer: {
    path: screenPaths.offer,
    module: 'offers/routes/offer.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'offerList',
  },
  modalLimit: {
    path: screenPaths.modalLimit,
    module: 'offers/routes/modal-limit.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'offerList',
  },
  statistics: {
    path: screenPaths.statistics,
    module: 'statistics/routes/statistics.tsx',
    layout: 'private',
    parent: 'offerList',
  },
  reportList: {
    path: screenPaths.reportList,
    module: 'reports/routes/report-list.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    menu: { icon: 'IconFileAnalytics', roles: owners },
  },
  reportDetail: {
    path: screenPaths.reportDetail,
    module: 'reports/routes/report-detail.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'reportList',
  },
  invoiceList: {
    path: screenPaths.invoiceList,
    module: 'billing/routes/invoice-list.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    menu: { icon: 'IconReceipt', roles: owners },
  },
  payment: {
    path: screenPaths.payment,
    module: 'billing/routes/payment.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'invoiceList',
  },
  invoice: {
    path: screenPaths.invoice,
    module: 'billing/routes/invoice.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'invoiceList',
  },
  invoiceDetail: {
    path: screenPaths.invoiceDetail,
    module: 'billing/routes/invoice-detail.tsx',
    layout: 'private',
    roles: ownersAndStaff,
    parent: 'invoiceList',
  },
  profile: {
    path: screenPaths.profile,
    module: 'account/routes/profile.tsx',
    layout: 'private',
    menu: { icon: 'IconUserCircle', roles: everyone },
  },
  changePassword: {
    path: screenPaths.changePassword,
    module: 'account/routes/change-password.tsx',
    layout: 'private',
    parent: 'profile',
  },
  changeUserData: {
    path: screenPaths.changeUserData,
    module: 'account/routes/change-user-data.tsx',
    layout: 'private',
    parent: 'profile',
  },
  secondFactor: {
    path: screenPaths.secondFactor,
    module: 'account/routes/second-factor.tsx',
    layout: 'private',
    roles: ['staff'],
    parent: 'profile',
  },
  poster: {
    path: screenPaths.poster,
    module: 'preview/routes/poster.tsx',
    layout: 'private',
    isWholePage: true,
    roles: membersAndStaff,
    parent: 'shopList',
  },
  preview: {
    path: screenPaths.preview,
    module: 'preview/routes/preview.tsx',
    layout: 'private',
    isWholePage: true,
    roles: membersAndStaff,
    parent: 'shopList',
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;

/** The names of all screens, in the table's order. */
export const screenNames = Object.keys(screens) as readonly ScreenName[];

export const screenOf = (name: ScreenName): Screen => screens[name];

/** Returns whether a screen opens for signed-in users only. */
export function needsSession(name: ScreenName): boolean {
  const { layout, isForVisitors } = screenOf(name);
  return layout !== 'account' && !isForVisitors;
}

/** Returns the screen at a URL's path; undefined for unknown paths. */
export function screenAt(pathname: string): ScreenName | undefined {
  return screenNames.find((name) => matchPath(screens[name].path, pathname));
}
