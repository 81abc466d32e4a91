import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anIndicationInput } from '#test/support/builders/a-shop.ts';
import { owner, ownerId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, tableHolds } from '#test/support/operations/store.ts';

describe('createIndication', () => {
  it('stores the complete indication in the list of its sender, with its location for staff', async () => {
    await tableHolds();
    const comment = 'Vende livros usados.\nAberta aos domingos.';
    const sent = anIndicationInput({ phone: '(81) 3333-4444', comment });
    const instagram = 'https://instagram.com/LivrariaDoCais';
    const { status, headers, body } = await call(shopRoutes.createIndication, {
      as: owner,
      body: { ...sent, instagram },
    });
    const { id } = body;
    expect([status, headers.location]).toEqual([201, `/api/staff/indications/${id}`]);
    const read = { phone: '+558133334444', instagram: 'livrariadocais', status: 'new' };
    expect(body).toMatchObject({ ...sent, ...read, version: 1 });
    const listed = { GSI2PK: `INDICATIONS_OF#${ownerId}`, GSI2SK: id };
    expect(await itemAt(keys.indication(id))).toMatchObject({ ...read, ...listed });
  });
});
