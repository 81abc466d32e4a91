import { main, type State, type States } from '../state.ts';
import { t } from '../texts.ts';
import { seeText } from '../user-actions.ts';

/** A code that no claim of the demo data has. */
const path = () => '/checkin/7K3MQ9XT2D4';

/** As after a scan of the voucher before the sign-in, which names its offer. */
const scanned: State['stored'] = ({ offer }) => ({
  checkin: JSON.stringify({
    code: '7K3MQ9XT2D4',
    offerId: offer('active'),
    createdAt: new Date().toISOString(),
  }),
});

export const checkinStates: States = {
  checkin: { ...main, as: 'nova', path, stored: scanned },
  'checkin-of-code': { as: 'nova', path },
  'checkin-damaged': { path: () => '/CHECKIN/7K3MQ9XT2D5' },
  'login-from-checkin': {
    path,
    actions: [seeText(t('login.ofCheckin'))],
  },
};
