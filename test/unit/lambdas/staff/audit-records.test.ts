import { handler } from '#lambdas/entries/api/staff.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { ifMatch } from '#test/support/if-match.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const cnpj = '12ABC34501DE35';
const cpf = '52998224725';
const reason = `O CPF 529.982.247-25 e o CNPJ 12.ABC.345/01DE-35 são de outra pessoa (${cpf})`;

/** An MEI, whose registered name ends with the owner's CPF. */
const mei = { legalRegister: cnpj, legalName: `MARIA DA SILVA ${cpf}` };

const approve = { decision: 'approve' };
const reject = { decision: 'reject', reason };
const pending = stored.business(aPendingBusiness(mei));
const live = stored.business({ ...aBusiness(mei), revisionId });
const revision = stored.business(aRevision(mei));
const suspended = aBusiness({ ...mei, status: 'suspended', suspendedReason: reason });

describe('the audit record', () => {
  it.each([
    ['an approval', 'POST', 'approval', businessId, approve, [pending]],
    ['a rejection', 'POST', 'approval', businessId, reject, [pending]],
    ['a merged revision', 'POST', 'approval', revisionId, approve, [live, revision]],
    ['an archived revision', 'POST', 'approval', revisionId, reject, [live, revision]],
    ['a suspension', 'POST', 'suspension', businessId, { reason }, [live]],
    ['its end', 'DELETE', 'suspension', businessId, undefined, [stored.business(suspended)]],
  ])('of %s has no complete tax id in any field', async (_, method, what, id, body, items) => {
    tableHolds(stored.user(aStaffUser()), ...items);
    const { status } = await invokeHandler(
      handler,
      aRequest(`${method} /staff/businesses/{id}/${what}`, {
        as: { userId: staffId, groups: '[staff]' },
        params: { id },
        headers: ifMatch(Number(items.at(-1)?.['version'])),
        body,
      }),
    );
    expect(status).toBe(200);
    const [record] = itemsOfKind('AUDIT AUDIT');
    expect(record).toMatchObject({
      subjectId: businessId,
      staffId,
      before: { legalRegister: '**.***.345/01DE-**', legalName: 'MARIA DA SILVA ***.982.247-**' },
      after: { legalRegister: '**.***.345/01DE-**' },
    });
    expect(JSON.stringify(record)).not.toMatch(/52998224725|529\.982\.247|12ABC345|12\.ABC/);
  });
});
