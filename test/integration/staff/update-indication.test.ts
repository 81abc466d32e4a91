import { staffRoutes } from '#contract/routes/staff.ts';
import { auditsOf } from '#test/support/stories/audits.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anIndication } from '#test/support/stories/indications.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { atOnce, statusesOf } from '#test/support/stories/twice.ts';

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
  it('sets the status and leaves an audit record without the data of the consumer', async () => {
    const indication = await anIndication(await aPerson(), { phone: '81998765432' });
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

  it('changes nothing for the status that the indication has', async () => {
    const indication = await anIndication(await aPerson());
    expect((await setStatus(indication.id, 'new')).body).toEqual(indication);
    expect(await auditsOf(indication.id)).toEqual([]);
  });

  it('refuses a status that the lifecycle does not lead to', async () => {
    const { id } = await anIndication(await aPerson());
    await setStatus(id, 'converted');
    const answer = await setStatus(id, 'contacted');
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'INVALID_TRANSITION',
    });
    expect(await auditsOf(id)).toHaveLength(1);
  });

  it('accepts and records one of two concurrent changes of the same version', async () => {
    const { id } = await anIndication(await aPerson());
    const as = await theStaff();
    const answers = await atOnce(
      updateIndication,
      ['contacted', 'discarded'].map((status) => ({
        as,
        params: { id },
        body: { status },
        headers: { 'if-match': '"1"' },
      })),
    );
    expect(statusesOf(answers)).toEqual([200, 412]);
    expect(await auditsOf(id)).toHaveLength(1);
  });

  it('answers 404 for an indication that does not exist', async () => {
    const answer = await setStatus('ind_01K9E1B2C3D4E5F6G7H8J9KABC', 'contacted');
    expect(answer.code).toBe('INDICATION_NOT_FOUND');
  });
});
