import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/staff/handler.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  change,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const key = keys.business(businessId);
const suspendedReason = 'Fatura vencida';
const request = (method: 'POST' | 'DELETE') =>
  aRequest(`${method} /staff/businesses/{id}/suspension`, {
    as: { userId: staffId, groups: '[staff]' },
    params: { id: businessId },
    body: method === 'POST' ? { reason: suspendedReason } : undefined,
  });

describe('a suspension during another write', () => {
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    tableHolds(stored.user(aStaffUser()), stored.business(aBusiness()));
  });

  it('is refused where another one came first, and recorded once', async () => {
    beforeNextWrite(() =>
      change(key, { status: 'suspended', suspendedReason: 'Outra', version: 4 }),
    );
    expect((await call(handler, request('POST'))).body['code']).toBe('INVALID_TRANSITION');
    expect(itemAt(key)).toMatchObject({ suspendedReason: 'Outra' });
    expect(itemsOfKind('AUDIT AUDIT')).toEqual([]);
  });

  it('begins and ends with the business as it is stored then', async () => {
    beforeNextWrite(() => change(key, { name: 'Padaria Lua', version: 4 }));
    await call(handler, request('POST'));
    expect(itemAt(key)).toMatchObject({
      name: 'Padaria Lua',
      status: 'suspended',
      suspendedReason,
    });
    beforeNextWrite(() => change(key, { name: 'Padaria Sol', version: 6 }));
    await call(handler, request('DELETE'));
    expect(itemAt(key)).toMatchObject({ name: 'Padaria Sol', status: 'active', version: 7 });
    expect(itemAt(key)).not.toHaveProperty('suspendedReason');
  });
});
