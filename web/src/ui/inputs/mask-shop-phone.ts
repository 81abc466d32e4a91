import { readServicePhone } from '#contract/brazil/read-phone.ts';
import { maskLeftPhone, maskPhone } from './mask-phone.ts';

/** Masks service numbers, `0800 123 4567` or `4004-1234`; undefined for other phones. Too long text stays. */
function maskService(typed: string): string | undefined {
  const digits = readServicePhone(typed);
  if (digits === undefined) return undefined;
  const cuts = digits.startsWith('0') ? [0, 4, 7, 11] : [0, 4, 8];
  if (digits.length > (cuts.at(-1) ?? 0)) return typed;
  const groups = cuts.slice(1).map((end, index) => digits.slice(cuts[index], end));
  return groups.filter(Boolean).join(digits.startsWith('0') ? ' ' : '-');
}

/** Masks for the phone of a shop, which may be a service number: during typing, and after leaving the field. */
export const shopPhoneMasks = {
  typed: (text: string): string => maskService(text) ?? maskPhone(text),
  left: (text: string): string => maskService(text) ?? maskLeftPhone(text),
};
