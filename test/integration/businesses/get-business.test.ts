import { businessRoutes } from '#contract/businesses/routes.ts';
import { aBusinessWithRevision, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aValidatorOf } from '#test/support/stories/validators.ts';

const { getBusiness } = businessRoutes;

describe('getBusiness', () => {
  it('shows the business and its revision completely to the owner and to staff', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    for (const as of [owner, await theStaff()]) {
      const live = await call(getBusiness, { as, params: { id: business.id } });
      expect(live.body).toEqual(business);
      expect(live.headers.etag).toBe(`"${business.version}"`);
      const pending = await call(getBusiness, { as, params: { id: revision.id } });
      expect(pending.body).toEqual(revision);
    }
  });

  it('shows a validator the live business without tax ids and trial, by either id', async () => {
    const { business, revision } = await aBusinessWithRevision();
    const validator = await aValidatorOf(business.id);
    const { legalRegister: _cnpj, trialEndsAt: _trial, ...view } = business;
    for (const { id } of [business, revision]) {
      const { body } = await call(getBusiness, { as: validator, params: { id } });
      expect(body).toEqual(view);
    }
  });
});
