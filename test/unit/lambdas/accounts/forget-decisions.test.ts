import { forgetDecisionsOf, forgetDecisionsOn } from '#lambdas/accounts/removal-steps.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { insertAudit } from '#lambdas/staff/store/audit-store.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { ownerId, staffId, strangerId } from '#test/support/builders/people.ts';
import { allItems, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';

const decidedAt = new Date('2026-11-20T12:00:00.000Z');
const now = new Date('2026-11-21T12:00:00.000Z');
const reason = 'Maria Aurora avisou que vendeu a loja';

const decide = (subjectId = businessId, by = staffId) =>
  commit([
    insertAudit({
      subjectId,
      staffId: by,
      now: decidedAt,
      action: 'suspend',
      reason,
      before: aBusiness({ id: subjectId, legalName: 'Maria Aurora ME' }),
      after: aBusiness({ id: subjectId, status: 'suspended', suspendedReason: reason }),
    }),
  ]);

const records = () => itemsOfKind('AUDIT AUDIT');

beforeEach(() => tableHolds());

describe('the record of a decision', () => {
  it('keeps decision, day and masked tax id for five years after the business has left, and no personal data', async () => {
    await decide();
    await forgetDecisionsOn(businessId, now)(undefined);
    const legalRegister = '**.***.333/0001-**';
    expect(records()).toEqual([
      {
        ...records()[0],
        action: 'suspend',
        at: decidedAt.toISOString(),
        staffId,
        before: { id: businessId, status: 'active', legalRegister },
        after: { id: businessId, status: 'suspended', legalRegister },
        ttl: Date.parse('2031-11-21T12:00:00.000Z') / 1000,
      },
    ]);
    expect(JSON.stringify(records())).not.toMatch(new RegExp(`Aurora|${ownerId}`));
    const before = allItems();
    await forgetDecisionsOn(businessId, new Date('2026-12-01T12:00:00.000Z'))(undefined);
    expect(allItems()).toEqual(before);
  });

  it("loses the staff member's id when they leave, and keeps the decision as long as the business", async () => {
    const other = 'biz_01K9A1B2C3D4E5F6G7H8J9KXYZ';
    await decide();
    await decide(other, strangerId);
    await forgetDecisionsOf(staffId)(undefined);
    expect(JSON.stringify(allItems())).not.toContain(staffId);
    expect(records()).toMatchObject([
      { subjectId: businessId, reason, before: { name: aBusiness().name } },
      { subjectId: other, staffId: strangerId },
    ]);
    expect(records()[0]).not.toHaveProperty('ttl');
    expect(await forgetDecisionsOf(staffId)(undefined)).toEqual({
      left: [],
      position: undefined,
    });
  });
});
