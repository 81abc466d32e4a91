import { readServicePhone } from '#contract/brazil/read-service-phone.ts';
import { maskLeftPhone, maskPhone } from './mask-phone.ts';

/**
 * `0800 123 4567` or `4004-1234`, as far as it was typed; undefined for any other phone. With more digits than such a number
 * has, the text stays as it is, so that the form refuses it.
 */
function maskService(typed: string): string | undefined {
  const digits = readServicePhone(typed);
  if (digits === undefined) return undefined;
  const cuts = digits.startsWith('0') ? [0, 4, 7, 11] : [0, 4, 8];
  if (digits.length > (cuts.at(-1) ?? 0)) return typed;
  const groups = cuts.slice(1).map((end, index) => digits.slice(cuts[index], end));
  return groups.filter(Boolean).join(digits.startsWith('0') ? ' ' : '-');
}

/** The masks of the phone of a shop, which may be a service number: while it is typed, and once the field was left. */
export const shopPhoneMasks = {
  typed: (text: string): string => maskService(text) ?? maskPhone(text),
  left: (text: string): string => maskService(text) ?? maskLeftPhone(text),
};
