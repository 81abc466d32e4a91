import { handler } from '#lambdas/entries/api/staff.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { ifMatch } from '#test/support/if-match.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const key = keys.business(businessId);
const request = (method: 'POST' | 'DELETE', version: number) =>
  aRequest(`${method} /staff/businesses/{id}/suspension`, {
    as: { userId: staffId, groups: '[staff]' },
    params: { id: businessId },
    headers: ifMatch(version),
    body: method === 'POST' ? { reason: 'Fatura vencida' } : undefined,
  });

describe('a suspension during another write', () => {
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    tableHolds(stored.user(aStaffUser()), stored.business(aBusiness()));
  });

  it('is refused if another suspension came first, and recorded once', async () => {
    beforeNextWrite(() =>
      changeAttributes(key, { status: 'suspended', suspendedReason: 'Outra', version: 4 }),
    );
    expect((await invokeHandler(handler, request('POST', 3))).body['code']).toBe(
      'VERSION_MISMATCH',
    );
    expect(itemAt(key)).toMatchObject({ suspendedReason: 'Outra' });
    expect(itemsOfKind('AUDIT AUDIT')).toEqual([]);
  });

  it('neither begins nor ends if the business was changed first', async () => {
    beforeNextWrite(() => changeAttributes(key, { name: 'Padaria Lua', version: 4 }));
    expect((await invokeHandler(handler, request('POST', 3))).body['code']).toBe(
      'VERSION_MISMATCH',
    );
    expect(itemAt(key)).toMatchObject({ name: 'Padaria Lua', status: 'active' });
    changeAttributes(key, { status: 'suspended' });
    beforeNextWrite(() => changeAttributes(key, { name: 'Padaria Sol', version: 5 }));
    expect((await invokeHandler(handler, request('DELETE', 4))).body['code']).toBe(
      'VERSION_MISMATCH',
    );
    expect(itemAt(key)).toMatchObject({ name: 'Padaria Sol', status: 'suspended' });
  });
});
