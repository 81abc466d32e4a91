import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { HourOffline } from '#test/support/counter/hour-offline.ts';
import { aVoucherKey } from '#test/support/vouchers.ts';
import { tellLambdas } from '../support/tell-lambdas.ts';
import { verdict } from '../support/verdict.ts';

const hours = 5;

const isExact = ({ vouchers, refusedAtOnce, sent, refused, unsent, lost, doubled }: HourOffline) =>
  refusedAtOnce + sent + refused.length === vouchers &&
  sent === vouchers - 3 &&
  unsent + lost + doubled === 0;

/**
 * Lets a counter use twenty vouchers, three of them bad, in an hour offline, several times. Must come last, since it
 * turns this process into a page of the counter.
 */
export async function measureHourOffline(): Promise<boolean> {
  tellLambdas('http://127.0.0.1:1', 'vitrine-in-memory');
  const SecretString = JSON.stringify({ keys: [aVoucherKey()] });
  SecretsManagerClient.prototype.send = (async () => ({ SecretString })) as never;
  const { anHourOffline } = await import('#test/support/counter/hour-offline.ts');
  const { error, warn } = console;
  // Lost answers are part of the hour.
  Object.assign(console, { error: () => {}, warn: () => {} });
  const measured: HourOffline[] = [];
  while (measured.length < hours) measured.push(await anHourOffline());
  Object.assign(console, { error, warn });
  const worst = measured.find((hour) => !isExact(hour)) ?? (measured[0] as HourOffline);
  const { vouchers, refusedAtOnce, sent, refused, lost, doubled } = worst;
  const settled = refusedAtOnce + sent + refused.length;
  const exact = measured.filter(isExact).length;
  return verdict(
    exact === hours,
    `an hour offline: ${settled} of ${vouchers} settle (${sent} used, ${vouchers - sent} refused), ${lost} lost, ${doubled} doubled, in ${exact} of ${hours} hours`,
  );
}
