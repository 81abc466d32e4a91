import { ifMatch } from '#test/support/builders/a-request.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import {
  anOwner,
  aPendingOwner,
  businessInput,
  leaving,
  must,
  type Owner,
  taxId,
} from './removal/an-account.ts';
import { asOwner, ofBusiness } from './support/as-owner.ts';
import { runUntilIdle } from './support/background.ts';
import { inOrder } from './support/deliveries.ts';
import { beforeNthRequest } from './support/interleave.ts';
import { outcomeOf, type Sent, sendOnce } from './support/send-together.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';

interface Pending {
  readonly owner: Owner;
  /** Id of a new business or of a revision. */
  readonly id: string;
}

const edited = ({ userId }: Owner, name: string) => businessInput(userId, name, taxId);

const records: Readonly<Record<string, () => Promise<Pending>>> = {
  'a new business': async () => {
    const owner = await aPendingOwner('Mercado da Vila');
    return { owner, id: owner.business.id };
  },
  'a revision': async () => {
    const owner = await anOwner(staff, 'Mercado da Vila');
    const body = edited(owner, 'Mercado da Praia');
    const { id } = await must('updateBusiness', { ...ofBusiness(owner), body });
    return { owner, id: String(id) };
  },
};

const approve = ({ id }: Pending): Sent => [
  'decideBusinessApproval',
  { as: staff, params: { id }, headers: ifMatch(1), body: { decision: 'approve' } },
];

const edit = ({ owner, id }: Pending): Sent => [
  'updateBusiness',
  { as: asOwner(owner), params: { id }, body: edited(owner, 'Mercado da Serra') },
];

const read = ({ id }: Pending): Sent => ['getBusiness', { as: staff, params: { id } }];

const remove = ({ owner }: Pending): Sent => ['deleteAccount', leaving(owner.userId)];

const calls = { approval: approve, edit, 'reading by staff': read };
const others = { approval: approve, edit, 'removal of the account': remove };

const cases = Object.entries(records).flatMap(([kind, make]) =>
  Object.entries(calls).flatMap(([one, call]) =>
    Object.entries(others).map(([other, precede]) => ({ kind, make, one, call, other, precede })),
  ),
);

/** Sends a call, and another one with its jobs before the nth request to the table. Returns the outcomes of both. */
async function interleaved(request: number, call: Sent, other: Sent) {
  let between: number | string | undefined;
  beforeNthRequest(request, async () => {
    between = outcomeOf(await sendOnce(other));
    recordChanges();
    await runUntilIdle(inOrder);
  });
  return { outcome: outcomeOf(await sendOnce(call)), between };
}

const answers = [200, 'VERSION_MISMATCH', 'BUSINESS_NOT_FOUND', 'UNAUTHENTICATED'];

startWithStaff();

describe('a record that waits for approval', () => {
  it.each(cases)(
    'answers the $one of $kind, whichever of its requests to the table the $other precedes',
    async ({ make, call, precede }) => {
      const outcomes: unknown[] = [];
      for (let isSent = true; isSent; ) {
        const record = await make();
        const sent = await interleaved(outcomes.length + 1, call(record), precede(record));
        outcomes.push(sent.outcome);
        isSent = sent.between !== undefined;
        if (isSent) expect([200, 204]).toContain(sent.between);
      }
      expect(answers).toEqual(expect.arrayContaining(outcomes));
      expect(outcomes.length).toBeGreaterThan(2);
      // The last call ran alone.
      expect(outcomes.at(-1)).toBe(200);
    },
  );
});
