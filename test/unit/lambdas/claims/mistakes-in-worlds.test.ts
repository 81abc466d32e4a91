import '#test/support/claim-worlds/mocked-chance.ts';
import fc from 'fast-check';
import type { Write } from '#lambdas/platform/table/write.ts';
import { runWorld } from '#test/support/claim-worlds/run-world.ts';
import { anyPlan } from '#test/support/claim-worlds/world.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import type { Change, Sent } from '../../../support/claim-worlds/schedule.ts';

/** A mistake that the product could make in its requests. */
interface Mistake {
  readonly name: string;
  readonly change: Change;
}

type Texts = Readonly<Record<string, unknown>>;
type Replace = readonly [where: string, by: string];

/** Replaces a text in the expressions of a matching part of a request. */
function replaced(part: Texts, [where, by]: Replace, isMeant: (part: Texts) => boolean): Texts {
  if (!isMeant(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string' && name.endsWith('Expression') ? value.replace(where, by) : value,
    ]),
  );
}

const withInput = (command: Sent['command'], input: object): Sent['command'] =>
  Object.assign(Object.create(Object.getPrototypeOf(command)), command, { input });

/** Replaces a text in the expressions of matching writes, alone or in a transaction. */
const replacing =
  (text: Replace, isMeant: (part: Texts) => boolean): Change =>
  (command) => {
    const input = command.input as Texts;
    const elements = input['TransactItems'] as Record<string, Texts>[] | undefined;
    if (!elements) return withInput(command, replaced(input, text, isMeant));
    const TransactItems = elements.map((element) =>
      Object.fromEntries(
        Object.entries(element).map(([kind, part]) => [kind, replaced(part, text, isMeant)]),
      ),
    );
    return withInput(command, { ...input, TransactItems });
  };

const itemOf = (part: Texts) => (part['Item'] ?? part['Key'] ?? {}) as Texts;
const has = (name: string, text: string) => (part: Texts) =>
  String(part[name] ?? '').includes(text);

/** Makes a cancellation leave the claim's code in `pending`. */
const leaveCodePending: Change = (command) => {
  const input = command.input as Texts;
  const elements = input['TransactItems'] as Record<string, Texts>[] | undefined;
  const TransactItems = elements?.map((element) => {
    const part = element['Update'];
    if (part?.['UpdateExpression'] !== 'ADD taken :less DELETE pending :code') return element;
    const { ':code': _, ...values } = part['ExpressionAttributeValues'] as Texts;
    const UpdateExpression = 'ADD taken :less';
    return { Update: { ...part, UpdateExpression, ExpressionAttributeValues: values } };
  });
  return TransactItems ? withInput(command, { ...input, TransactItems }) : command;
};

/** Mistakes in the conditions that keep stock from being oversold or lost. */
const mistakes: readonly Mistake[] = [
  {
    name: 'a unit is held of a full shard',
    change: replacing(
      ['taken < cap', 'attribute_exists(PK)'],
      has('UpdateExpression', ':one, pending'),
    ),
  },
  {
    name: 'a unit is settled without a void claim',
    change: replacing(
      ['attribute_not_exists(PK)', 'attribute_not_exists(PK) AND attribute_exists(PK)'],
      (part) => itemOf(part)['status'] === 'void',
    ),
  },
  {
    name: 'a unit goes back that is not pending',
    change: replacing(
      ['contains(pending, :one)', '(attribute_exists(PK) OR contains(pending, :one))'],
      has('UpdateExpression', 'ADD taken :less'),
    ),
  },
  {
    name: 'a claim is cancelled that changed since',
    change: replacing(
      ['#revision = :revision', '(attribute_exists(PK) OR #revision = :revision)'],
      (part) => itemOf(part)['status'] === 'cancelled',
    ),
  },
  {
    name: 'the limit of a shard falls below what it gave',
    change: replacing(
      ['taken <= :next', '(attribute_exists(PK) OR taken <= :next)'],
      has('UpdateExpression', 'SET cap'),
    ),
  },
  {
    name: 'the claims of a person are counted over others',
    change: replacing(
      ['#claims = :claims', '(attribute_exists(PK) OR #claims = :claims)'],
      (part) => String(itemOf(part)['SK']).startsWith('CLAIMS_OF#'),
    ),
  },
];

let mockIsRepeated = false;
let mockIsCancelledVoid = false;

jest.mock('#lambdas/platform/table/apply-once.ts', () => {
  const actual = jest.requireActual('#lambdas/platform/table/apply-once.ts');
  const { applyWrite } = jest.requireActual('#lambdas/platform/table/transaction.ts');
  const { WriteConflict } = jest.requireActual('#lambdas/platform/table/write.ts');
  const { isTransient } = jest.requireActual('#lambdas/platform/errors/transient-errors.ts');
  /** Like `applyOnce`, with the client that retries a request. */
  const applyRepeatedly = async (write: Write) => {
    try {
      await applyWrite(write);
      return 'made';
    } catch (error) {
      if (error instanceof WriteConflict) return 'refused';
      if (isTransient(error)) return 'unknown';
      throw error;
    }
  };
  return {
    ...actual,
    applyOnce: (write: Write) =>
      mockIsRepeated ? applyRepeatedly(write) : actual.applyOnce(write),
  };
});

jest.mock('#lambdas/claims/store/holding-claim-store.ts', () => {
  const actual = jest.requireActual('#lambdas/claims/store/holding-claim-store.ts');
  return {
    findHoldingClaim: async (code: string) => {
      const holder = await actual.findHoldingClaim(code);
      return mockIsCancelledVoid && holder?.status === 'cancelled' ? undefined : holder;
    },
  };
});

beforeAll(() => stopDateAt('2026-11-21T12:00:00.000Z'));

beforeEach(() => {
  mockIsRepeated = false;
  mockIsCancelledVoid = false;
});

/** Whether one of many random worlds shows a mistake. */
async function isFound(change?: Change): Promise<boolean> {
  const property = fc.asyncProperty(anyPlan, (plan) => runWorld(plan, change));
  const result = await fc.check(property, { seed: 20_261_121, numRuns: 400, endOnFailure: true });
  return result.failed;
}

describe('random worlds of claims', () => {
  it('find that a request that takes stock is retried', async () => {
    mockIsRepeated = true;
    expect(await isFound()).toBe(true);
  });

  // Either of the two guards is enough: without one of them, no world differs.
  it('find that a cancelled claim whose code stayed pending is treated like a void claim', async () => {
    mockIsCancelledVoid = true;
    expect(await isFound(leaveCodePending)).toBe(true);
  });

  it.each(mistakes)('find that $name', async ({ change }) => {
    expect(await isFound(change)).toBe(true);
  });
});
