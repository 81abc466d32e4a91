import { actionsOf } from '#test/support/memory-table/actions-of.ts';
import { errorOf, type Fault } from '#test/support/memory-table/faults.ts';
import { anyOf, happensOnceIn } from './chance.ts';

/** A request on its way to the table. */
export interface Sent {
  readonly command: { readonly input: object };
  /** Whether the client retries it without an answer. */
  readonly isRepeated: boolean;
  readonly apply: () => Promise<object>;
}

/** Replaces a command; a test can simulate a mistake of the product. */
export type Change = (command: Sent['command']) => Sent['command'];

/** What happens to a request; by default it is applied and answered. */
interface Fate {
  /** It is applied, but no answer comes. */
  readonly isBefore?: boolean;
  /** It is applied later, a second time if it was already applied. */
  readonly isLate?: boolean;
  readonly endsProcess?: boolean;
  readonly error?: Error;
}

type Kind = 'read' | 'write' | 'transaction';

/** Tells whether a request reads, writes one or more items, or is a transaction. */
export const kindOf = ({ command }: Pick<Sent, 'command'>): Kind => {
  const { name } = command.constructor;
  if (name === 'TransactWriteCommand') return 'transaction';
  return name === 'QueryCommand' || name.endsWith('GetCommand') ? 'read' : 'write';
};

interface Faulty extends Omit<Fate, 'error'> {
  readonly fault?: Fault;
  readonly of: readonly Kind[];
  /** Only if the client sends a request twice: one of the two gets the answer. */
  readonly isOfTwo?: boolean;
}

const writes = ['write', 'transaction'] as const;
const all = ['read', ...writes] as const;

/** A transaction that is sent twice is applied once, by its token. */
const kinds: readonly Faulty[] = [
  { of: all, endsProcess: true },
  { of: writes, endsProcess: true, isBefore: true },
  { of: writes, endsProcess: true, isLate: true },
  { of: all, fault: 'lost request' },
  { of: writes, fault: 'lost answer', isBefore: true },
  { of: writes, fault: 'lost request', isLate: true },
  { of: writes, fault: 'conflict' },
  { of: all, fault: 'throttling' },
  { of: ['write'], isOfTwo: true, isBefore: true },
  { of: ['write'], isOfTwo: true, isLate: true },
  { of: ['transaction'], isOfTwo: true, fault: 'conflict', isLate: true },
];

/** One request in this many has a fault, by kind. */
const timesOf: Readonly<Record<Kind, number>> = { read: 60, write: 7, transaction: 7 };

/** Decides what happens to a request. */
export function toFate(sent: Sent, isFaulty: boolean): Fate {
  const kind = kindOf(sent);
  if (!isFaulty || !happensOnceIn(timesOf[kind])) return {};
  const possible = kinds.filter(
    ({ of, isOfTwo }) => of.includes(kind) && (!isOfTwo || sent.isRepeated),
  );
  const { fault, ...fate } = anyOf(possible) ?? { of: all };
  if (!fault) return fate;
  const actions = actionsOf(sent.command.constructor.name, sent.command.input);
  return { ...fate, error: errorOf(fault, kind === 'transaction' ? actions.length : undefined) };
}
