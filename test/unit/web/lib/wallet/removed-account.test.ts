import { holderId } from '#test/support/builders/a-claim.ts';
import { aShownClaim } from '#test/support/builders/a-shown-claim.ts';
import {
  signInAs,
  storedSoon,
  storedVouchers,
  useDevice,
} from '#test/unit/web/support/a-wallet.ts';
import { accountRemoval } from '#web/features/account/api/own-account.ts';
import { keepClaims } from '#web/platform/wallet/wallet.ts';

jest.mock('#web/platform/api/call-route.ts', () => ({ callRoute: async () => undefined }));
jest.mock('#web/lib/auth/access-token.ts', () => ({ accessToken: async () => 'token' }));

describe('the removal of an account', () => {
  useDevice();

  it('removes its vouchers from the device', async () => {
    signInAs(holderId);
    await keepClaims(holderId, [aShownClaim()]);
    expect(await storedVouchers()).toHaveLength(1);
    await accountRemoval(holderId)();
    expect(await storedSoon()).toEqual([]);
  });
});
