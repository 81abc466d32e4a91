import { staffRoutes } from '#contract/staff/routes.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aSentIndication } from '#test/support/stories/indications.ts';
import { aPerson } from '#test/support/stories/people.ts';

const { updateIndication } = staffRoutes;

async function setStatus(id: string, status: string, headers: Record<string, string> = {}) {
  return call(updateIndication, {
    as: await theStaff(),
    params: { id },
    body: { status },
    headers,
  });
}

describe('updateIndication', () => {
  it('sets the status and writes an audit record without the data of the consumer', async () => {
    const indication = await aSentIndication(await aPerson(), { phone: '81998765432' });
    const { status, headers, body } = await setStatus(indication.id, 'contacted');
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"2"');
    expect(body).toEqual({
      ...indication,
      status: 'contacted',
      version: 2,
      updatedAt: body.updatedAt,
    });
    const [audit, ...others] = await auditsOf(indication.id);
    expect(audit).toMatchObject({
      subjectId: indication.id,
      staffId: (await theStaff()).userId,
      at: body.updatedAt,
      action: 'contact',
      before: { status: 'new' },
      after: { status: 'contacted' },
    });
    expect(others).toEqual([]);
  });
});
