import type { LocalCheck, OutboxErrorCode } from '#web/platform/outbox/outbox.ts';
import type { ReadCode } from '../read-code.ts';

/** How a text came to the counter. */
export type Source = 'camera' | 'scanner' | 'typed' | 'link';

type OtherText = Extract<ReadCode, { kind: 'other' }>['what'];

/** The state of the last text at the counter. */
export type Shown =
  | { readonly step: 'idle' | 'several' | 'checking' | 'unchecked' }
  | { readonly step: 'other'; readonly what: OtherText | 'typed' }
  | { readonly step: 'checked' | 'using'; readonly check: LocalCheck }
  | { readonly step: 'used'; readonly check: LocalCheck; readonly nonce: string }
  | { readonly step: 'failed'; readonly check: LocalCheck; readonly failure: OutboxErrorCode };

/** Returns the state of a text that is no voucher. A person who types makes slips; a camera does not. */
export const shownOther = (what: OtherText, source: Source): Shown => ({
  step: 'other',
  what: what === 'text' && source === 'typed' ? 'typed' : what,
});
