import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { aVoucherKey } from '../../support/builders/a-voucher-key.ts';
import { tellLambdas } from '../table-cost/tell-lambdas.ts';

const hours = 5;

/**
 * Lets a counter use twenty vouchers, three of them bad, in an hour offline, several times. Prints the row of the bench,
 * and returns whether every voucher settled, none was lost, and none was used twice.
 */
export async function measureHourOffline(): Promise<boolean> {
  tellLambdas('http://127.0.0.1:1', 'vitrine-in-memory');
  const SecretString = JSON.stringify({ keys: [aVoucherKey()] });
  SecretsManagerClient.prototype.send = (async () => ({ SecretString })) as never;
  const { anHourOffline } = await import('../../support/counter/hour-offline.ts');
  // Lost answers are part of the hour.
  Object.assign(console, { error: () => {}, warn: () => {} });
  let isMet = true;
  for (let hour = 0; hour < hours; hour += 1) {
    const { vouchers, refusedAtOnce, sent, refused, unsent, lost, doubled } = await anHourOffline();
    const settled = refusedAtOnce + sent + refused.length;
    isMet &&= settled === vouchers && unsent + lost + doubled === 0 && sent === vouchers - 3;
    if (hour > 0 && isMet) continue;
    const bad = [`${refusedAtOnce} refused at once`, ...refused].join(', ');
    console.log(
      `${isMet ? '✓' : '✗'} an hour offline: ${settled} of ${vouchers} vouchers settle (${sent} used; ${bad}), ${lost} lost, ${doubled} used twice`,
    );
  }
  return isMet;
}
