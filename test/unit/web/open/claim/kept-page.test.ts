/** @jest-environment jsdom */
import {
  aClaim,
  action,
  claimAs,
  isMarked,
  showClaims,
  status,
  tapClaim,
  voucher,
} from '#test/unit/web/support/a-claim-page.ts';
import {
  answer,
  keysOf,
  lose,
  sentCalls,
  settle,
  showAgain,
} from '#test/unit/web/support/a-follow-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { forgetSession } from '#web/lib/forget-session.ts';

jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: async () => true }));

showClaims();

/** The button, and nothing of a voucher. */
function expectButton(): void {
  expect([voucher(), isMarked(), status().textContent]).toEqual([null, false, '']);
  expect([action().tagName, action().hidden]).toEqual(['BUTTON', false]);
}

test.each(['redeemed', 'cancelled', 'expired'] as const)(
  'a page that the browser kept shows the button instead of a voucher that was %s meanwhile, for another one',
  async (state) => {
    await claimAs();
    expect(isMarked()).toBe(true);
    answer('read', jsonAnswer(200, aClaim({ status: state })));
    await showAgain();
    expectButton();
    await tapClaim();
    expect(voucher()).not.toBeNull();
    expect(new Set(keysOf('claim')).size).toBe(2);
  },
);

test('a page that the browser kept still shows an open voucher, also without a connection', async () => {
  await claimAs();
  await showAgain();
  expect(voucher()).not.toBeNull();
  lose('read');
  await showAgain();
  expect(voucher()).not.toBeNull();
  expect(sentCalls('read')).toHaveLength(2);
});

test('a voucher whose styles are still loading is not shown after a sign-out', async () => {
  const styles = Promise.withResolvers<void>();
  const showVoucher = jest.fn();
  jest.doMock('#web/open/claim/voucher/show-voucher.tsx', () => ({
    styles: styles.promise,
    showVoucher,
    announcementOf: () => '',
  }));
  await claimAs();
  forgetSession();
  await showAgain();
  styles.resolve();
  await settle(50);
  expectButton();
  expect(showVoucher).not.toHaveBeenCalled();
  jest.dontMock('#web/open/claim/voucher/show-voucher.tsx');
});
