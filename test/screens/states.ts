import type { NamedState, StateName, States } from './state.ts';
import { accountStates } from './states/account-states.ts';
import { billingStates } from './states/billing-states.ts';
import { businessStates } from './states/business-states.ts';
import { checkinStates } from './states/checkin-states.ts';
import { counterStates } from './states/counter-states.ts';
import { offerListStates } from './states/offer-list-states.ts';
import { offerStates } from './states/offer-states.ts';
import { pageStates } from './states/page-states.ts';
import { previewStates } from './states/preview-states.ts';
import { profileStates } from './states/profile-states.ts';
import { reportStates } from './states/report-states.ts';
import { shopStates } from './states/shop-states.ts';
import { staffInvoiceStates } from './states/staff-invoice-states.ts';
import { staffRecordStates } from './states/staff-record-states.ts';
import { staffStates } from './states/staff-states.ts';
import { statisticsStates } from './states/statistics-states.ts';
import { validatorStates } from './states/validator-states.ts';
import { walletStates } from './states/wallet-states.ts';

/** Every screen in every state, for pictures and browser tests. */
export const allStates: readonly NamedState[] = [
  accountStates,
  profileStates,
  businessStates,
  checkinStates,
  billingStates,
  shopStates,
  validatorStates,
  counterStates,
  offerListStates,
  offerStates,
  statisticsStates,
  reportStates,
  pageStates,
  previewStates,
  staffStates,
  staffRecordStates,
  staffInvoiceStates,
  walletStates,
].flatMap((states: States) =>
  Object.entries(states).map(([name, state]) => ({ ...state, name: name as StateName })),
);
