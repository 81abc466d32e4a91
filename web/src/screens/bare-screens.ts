import { screenPaths } from '#contract/shops/site-paths.ts';
import type { Screen } from './screen.ts';

/** The screens with a header of their own instead of the shell, which load little. */
export const bareScreens = {
  counter: {
    path: screenPaths.counter,
    module: 'counter/routes/counter.tsx',
    layout: 'bare',
    texts: ['counter'],
    roles: ['owner', 'validator'],
    // Owners have it in the header: the specification gives their menu.
    menu: { icon: 'IconQrcode', roles: ['validator'] },
    isLanding: ({ role }) => role === 'validator',
  },
  wallet: {
    path: screenPaths.wallet,
    module: 'wallet/routes/wallet.tsx',
    layout: 'bare',
    texts: ['wallet'],
    isLanding: ({ business, wantsOffers }) => !business && wantsOffers === true,
  },
  checkin: {
    path: screenPaths.checkin,
    module: 'checkin/routes/checkin.tsx',
    layout: 'bare',
    texts: ['checkin'],
    isForVisitors: true,
  },
} as const satisfies Readonly<Record<string, Screen>>;
