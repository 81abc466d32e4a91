import { createHash } from 'node:crypto';
import { newClaimCode } from '#contract/claims/claim-code.ts';

const hashOfName = (name: string) => createHash('sha256').update(`history ${name}`).digest();

/** Returns the code of a claim of the history. */
export const historyCode = (number: number): string =>
  newClaimCode(hashOfName(`code ${number}`).subarray(0, 7));

/** Returns the id of its consumer, who has no account. */
export function historyConsumer(number: number): string {
  const hex = hashOfName(`consumer ${number}`).toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
