import type { Decision } from '#contract/staff.ts';
import { decisionChanges } from '#web/features/staff/decision-changes.ts';

const record: Decision['after'] = {
  name: 'Padaria São João',
  legalRegister: '**.***.333/0001-**',
  sizeTypeId: 3,
  status: 'active',
};

describe('what a decision changed', () => {
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
  ])('is %s', (_, before, after, changes) => {
    const decision = { before: { ...record, ...before }, after: { ...record, ...after } };
    expect(decisionChanges(decision)).toEqual(changes);
  });

  it('shows a CNPJ that takes the place of a CPF as one field', () => {
    const before: Decision['before'] = { personRegister: '***.982.247-**', status: 'active' };
    const after: Decision['after'] = { legalRegister: '**.***.345/01DE-**', status: 'active' };
    expect(decisionChanges({ before, after })).toEqual([
      { field: 'taxId', before: '***.982.247-**', after: '**.***.345/01DE-**' },
    ]);
  });

  it('is the status of an indication', () => {
    const decision = { before: { status: 'new' }, after: { status: 'contacted' } } as const;
    expect(decisionChanges(decision)).toEqual([
      { field: 'status', before: 'new', after: 'contacted' },
    ]);
  });
});
