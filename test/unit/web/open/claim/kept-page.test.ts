/** @jest-environment jsdom */
import {
  aClaim,
  action,
  isMarked,
  showClaims,
  status,
  tapClaim,
  voucher,
} from '#test/unit/web/support/a-claim-page.ts';
import {
  answer,
  hold,
  load,
  lose,
  sentCalls,
  settle,
  showAgain,
  signIn,
} from '#test/unit/web/support/a-follow-page.ts';
import { jsonAnswer } from '#test/unit/web/support/json-answer.ts';
import { forgetSession } from '#web/lib/forget-session.ts';

jest.mock('#web/platform/wallet/wallet.ts', () => ({ keepClaim: async () => true }));

showClaims();

async function showVoucher(): Promise<void> {
  signIn();
  await load();
  await tapClaim();
  expect(voucher()).not.toBeNull();
}

/** The button, and nothing of a voucher. */
function expectButton(): void {
  expect([voucher(), isMarked(), status().textContent]).toEqual([null, false, '']);
  expect([action().tagName, action().hidden]).toEqual(['BUTTON', false]);
}

test.each([
  ['nobody', () => forgetSession()],
  ['somebody else', () => void signIn('rui')],
])(
  'a page that the browser kept shows the voucher no more once %s is signed in',
  async (_, change) => {
    await showVoucher();
    change();
    await showAgain();
    expectButton();
  },
);

test.each(['redeemed', 'cancelled', 'expired'] as const)(
  'a page that the browser kept shows the button again if the voucher was %s meanwhile',
  async (state) => {
    await showVoucher();
    answer('read', jsonAnswer(200, aClaim({ status: state })));
    await showAgain();
    expectButton();
  },
);

test('a page that the browser kept still shows an open voucher, also without a connection', async () => {
  await showVoucher();
  answer('read', jsonAnswer(200, aClaim()));
  await showAgain();
  expect(voucher()).not.toBeNull();
  lose('read');
  await showAgain();
  expect(voucher()).not.toBeNull();
  expect(sentCalls('read')).toHaveLength(2);
});

test('a voucher whose styles are still loading is not shown after a sign-out', async () => {
  const styles = Promise.withResolvers<void>();
  const showVoucherOfPart = jest.fn();
  jest.doMock('#web/open/claim/voucher/show-voucher.tsx', () => ({
    styles: styles.promise,
    showVoucher: showVoucherOfPart,
    announcementOf: () => '',
  }));
  signIn();
  await load();
  await tapClaim();
  forgetSession();
  await showAgain();
  styles.resolve();
  await settle(50);
  expectButton();
  expect(showVoucherOfPart).not.toHaveBeenCalled();
  jest.dontMock('#web/open/claim/voucher/show-voucher.tsx');
});

test('an answer that comes after a sign-out is not shown on a page that the browser kept', async () => {
  signIn();
  await load();
  const answerClaim = hold('claim');
  await tapClaim();
  forgetSession();
  await showAgain();
  answerClaim(jsonAnswer(201, aClaim()));
  await settle(50);
  expectButton();
});

test('after a voucher that was cancelled, the button claims another unit', async () => {
  await showVoucher();
  answer('read', jsonAnswer(200, aClaim({ status: 'cancelled' })));
  await showAgain();
  await tapClaim();
  expect(voucher()).not.toBeNull();
  const keys = sentCalls('claim').map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});
