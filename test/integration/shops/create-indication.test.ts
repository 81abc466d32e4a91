import { shopRoutes } from '#contract/shops/routes.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anIndicationBody, aSentIndication } from '#test/support/stories/indications.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { storedUnder } from '#test/support/stories/table.ts';
import { sendConcurrently, statusesOf } from '#test/support/stories/twice.ts';

const { createIndication } = shopRoutes;

describe('createIndication', () => {
  it('answers with the complete indication, and with its location for staff', async () => {
    const person = await aPerson();
    const sent = anIndicationBody(person, {
      phone: '(81) 3333-4444',
      instagram: 'https://instagram.com/LivrariaDoCais',
      comment: 'Vende livros usados.\nAberta aos domingos.',
    });
    const { status, headers, body } = await call(createIndication, { as: person, body: sent });
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/api/staff/indications/${body.id}`);
    expect(body).toMatchObject({
      ...sent,
      phone: '+558133334444',
      instagram: 'livrariadocais',
      status: 'new',
      version: 1,
    });
  });

  it('can be found by its sender, for the removal of their account', async () => {
    const person = await aPerson();
    const { id } = await aSentIndication(person);
    const [item] = await storedUnder(keys.indication(id).PK);
    expect(item).toMatchObject({ GSI2PK: partitions.indicationsOfUser(person.userId), GSI2SK: id });
  });

  it('accepts twenty a day from a user, and says when more are possible', async () => {
    const person = await aPerson();
    const body = anIndicationBody(person);
    for (let sent = 0; sent < 18; sent += 1) await aSentIndication(person);
    const answers = await sendConcurrently(
      createIndication,
      Array.from({ length: 4 }, () => ({ as: person, body })),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 429, 429]);
    const refused = await call(createIndication, { as: person, body });
    expect(refused.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(createIndication, { as: person, body })).status).toBe(429);
    const other = await aPerson();
    expect((await aSentIndication(other)).status).toBe('new');
  });
});
