import type { Decision } from '#contract/staff/staff.ts';
import { decisionChanges } from '#web/features/staff/decision-changes.ts';

const record: Decision['after'] = {
  name: 'Padaria São João',
  legalRegister: '**.***.333/0001-**',
  sizeTypeId: 3,
  status: 'active',
};

describe('the changes of a decision', () => {
  it.each<[string, Partial<Decision['before']>, Partial<Decision['after']>, object[]]>([
    [
      'the status alone',
      { status: 'active' },
      { status: 'suspended' },
      [{ field: 'status', before: 'active', after: 'suspended' }],
    ],
    [
      'the fields of a merged revision, one of which was empty',
      {},
      { name: 'Padaria São João e Filhas', legalName: 'João Pães Ltda', sizeTypeId: 4 },
      [
        { field: 'name', before: 'Padaria São João', after: 'Padaria São João e Filhas' },
        { field: 'legalName', before: '', after: 'João Pães Ltda' },
        { field: 'sizeTypeId', before: '3', after: '4' },
      ],
    ],
    ['nothing that is recorded', {}, {}, []],
  ])('are %s', (_, before, after, changes) => {
    const decision = { before: { ...record, ...before }, after: { ...record, ...after } };
    expect(decisionChanges(decision)).toEqual(changes);
  });

  it('show a CNPJ that replaces a CPF as one field', () => {
    const before: Decision['before'] = { personRegister: '***.982.247-**', status: 'active' };
    const after: Decision['after'] = { legalRegister: '**.***.345/01DE-**', status: 'active' };
    expect(decisionChanges({ before, after })).toEqual([
      { field: 'taxId', before: '***.982.247-**', after: '**.***.345/01DE-**' },
    ]);
  });

  it('are status and amount of an invoice that was paid with less', () => {
    const number = '7K3MQ9XT2D-0007';
    const before = { status: 'in_review', number, amount: 59.9 } as const;
    expect(decisionChanges({ before, after: { status: 'paid', number, amount: 50 } })).toEqual([
      { field: 'status', before: 'in_review', after: 'paid' },
      { field: 'amount', before: '59.9', after: '50' },
    ]);
  });

  it('are each term of an agreement', () => {
    const terms = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300 };
    const after = {
      status: 'active',
      ...terms,
      monthlyPrice: 1990,
      validFrom: '2026-12-10',
    } as const;
    expect(decisionChanges({ before: { status: 'active' }, after })).toEqual(
      Object.entries({ ...terms, monthlyPrice: 1990, validFrom: '2026-12-10' }).map(
        ([field, value]) => ({ field, before: '', after: String(value) }),
      ),
    );
  });

  it('are the status of an indication', () => {
    const decision = { before: { status: 'new' }, after: { status: 'contacted' } } as const;
    expect(decisionChanges(decision)).toEqual([
      { field: 'status', before: 'new', after: 'contacted' },
    ]);
  });
});
