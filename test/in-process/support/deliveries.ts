import type { Delivery } from './background.ts';

/** Delivers every message once, in the order in which they were sent. */
export const inOrder: Delivery = (batch) => batch;

/** Delivers every message twice, in the opposite order the second time. */
export const twiceAndOutOfOrder: Delivery = (batch) => [...batch, ...[...batch].reverse()];
