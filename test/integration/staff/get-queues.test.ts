import { staffRoutes } from '#contract/staff/routes.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aSentIndication } from '#test/support/stories/indications.ts';
import { aPerson } from '#test/support/stories/people.ts';

describe('getQueues', () => {
  it('counts a new indication, and tells since when the oldest one waits', async () => {
    const as = await theStaff();
    const { createdAt } = await aSentIndication(await aPerson());
    await eventually(async () => {
      const { indications } = (await call(staffRoutes.getQueues, { as })).body;
      expect(indications.count).toBeGreaterThanOrEqual(1);
      expect(String(indications.oldestAt) <= createdAt).toBe(true);
    });
  });
});
