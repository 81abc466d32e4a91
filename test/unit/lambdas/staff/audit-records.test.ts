import { handler } from '#lambdas/staff/handler.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { tableHolds, transactions } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const cnpj = '12ABC34501DE35';
const cpf = '52998224725';
const reason = `O CPF 529.982.247-25 e o CNPJ 12.ABC.345/01DE-35 são de outra pessoa (${cpf})`;

/** The fields of an MEI, whose registered name ends with the owner's CPF. */
const mei = { legalRegister: cnpj, legalName: `MARIA DA SILVA ${cpf}` };

const approval = '/staff/businesses/{id}/approval';
const suspension = '/staff/businesses/{id}/suspension';
const live = stored.business({ ...aBusiness(mei), revisionId });
const revision = stored.business(aRevision(mei));

describe('the audit record', () => {
  it.each([
    ['of an approval', [stored.business(aPendingBusiness(mei))], `POST ${approval}`, businessId],
    ['of a rejection', [stored.business(aPendingBusiness(mei))], `POST ${approval}`, businessId],
    ['of a merged revision', [live, revision], `POST ${approval}`, revisionId],
    ['of an archived revision', [live, revision], `POST ${approval}`, revisionId],
    ['of a suspension', [live], `POST ${suspension}`, businessId],
    [
      'of its end',
      [stored.business(aBusiness({ ...mei, status: 'suspended', suspendedReason: reason }))],
      `DELETE ${suspension}`,
      businessId,
    ],
  ])('%s has no whole tax id in any field', async (name, items, routeKey, id) => {
    tableHolds(stored.user(aStaffUser()), ...items);
    const decision = /approval|merged/.test(name) ? 'approve' : 'reject';
    const body = routeKey.includes('approval') ? { decision, reason } : { reason };
    const { status } = await call(
      handler,
      aRequest(routeKey, {
        as: { userId: staffId, groups: '[staff]' },
        params: { id },
        ...(!routeKey.startsWith('DELETE') && { body }),
      }),
    );
    expect(status).toBe(200);
    const [record] = transactions().flatMap((actions) =>
      actions.flatMap(({ Put }) =>
        String(Put?.Item?.['PK']).startsWith('AUDIT#') ? [Put?.Item] : [],
      ),
    );
    expect(record).toMatchObject({
      subjectId: businessId,
      staffId,
      before: { legalRegister: '**.***.345/01DE-**', legalName: 'MARIA DA SILVA ***.982.247-**' },
      after: { legalRegister: '**.***.345/01DE-**' },
    });
    expect(JSON.stringify(record)).not.toMatch(/52998224725|529\.982\.247|12ABC345|12\.ABC/);
  });
});
