import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import type { InvoiceForStaff } from '#contract/billing/staff-invoices.ts';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Decision } from '#contract/staff/staff.ts';
import { decisionChanges } from '#web/features/staff/decision-changes.ts';
import { decidedSince, eventsFrom } from '#web/features/staff/invoice-events.ts';

const businessOf = (status: BusinessStatus) => ({ business: { id: 'biz_1', name: 'Pão', status } });

it.each<[InvoiceStatus, Partial<InvoiceForStaff>, string[]]>([
  ['open', businessOf('active'), ['cancel', 'pay']],
  ['overdue', businessOf('active'), ['cancel', 'pay']],
  ['in_review', businessOf('active'), ['cancel', 'refuse', 'pay']],
  ['paid', businessOf('active'), ['reopen']],
  ['paid', businessOf('suspended'), ['reopen']],
  ['paid', businessOf('closed'), []],
  // The business has left.
  ['paid', {}, []],
  ['cancelled', businessOf('active'), []],
  ['cancelled', { leftOwing: true }, ['pay']],
])('staff can decide on an invoice that is %s, of %j: %j', (status, given, events) => {
  expect(eventsFrom({ status, ...given })).toEqual(events);
});

it.each<[InvoiceStatus, InvoiceStatus, string | undefined]>([
  ['in_review', 'paid', 'pay'],
  ['in_review', 'open', 'refuse'],
  ['in_review', 'overdue', 'refuse'],
  ['overdue', 'cancelled', 'cancel'],
  ['cancelled', 'paid', 'pay'],
  ['paid', 'overdue', 'reopen'],
  ['open', 'overdue', undefined],
  ['open', 'in_review', undefined],
  ['in_review', 'in_review', undefined],
])('the decision on an invoice listed as %s and now %s was %j', (listed, now, event) => {
  const leftOwing = listed === 'cancelled';
  expect(decidedSince({ status: listed, ...(leftOwing && { leftOwing }) }, now)).toBe(event);
});

const active = { status: 'active' } as const;
const ofBakery = { name: 'Padaria', legalRegister: '**.***.333/0001-**', sizeTypeId: 3 } as const;
const bakery = { ...active, ...ofBakery };
const terms = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300, monthlyPrice: 1990 };
const invoice = { status: 'in_review', number: '7K3MQ9XT2D-0007', amount: 59.9 } as const;
const cpf = { ...active, personRegister: '***.982.247-**' };
const cnpj = { ...active, legalRegister: '**.***.345/01DE-**' };

it.each<[string, Decision['before'], Decision['after'], string[]]>([
  ['of nothing that is recorded', bakery, bakery, []],
  ['of the status', bakery, { ...bakery, status: 'suspended' }, ['status: active > suspended']],
  [
    'of fields, one of which was empty',
    bakery,
    { ...bakery, legalName: 'Pães Ltda', sizeTypeId: 4 },
    ['legalName:  > Pães Ltda', 'sizeTypeId: 3 > 4'],
  ],
  ['of a CPF to a CNPJ', cpf, cnpj, ['taxId: ***.982.247-** > **.***.345/01DE-**']],
  [
    'of an invoice that was paid with less',
    invoice,
    { ...invoice, status: 'paid', amount: 50 },
    ['status: in_review > paid', 'amount: 59.9 > 50'],
  ],
  [
    'of an agreement',
    active,
    { ...active, ...terms, validFrom: '2026-12-10' },
    [
      ...['maxShops:  > 40', 'maxValidatorsPerShop:  > 5', 'maxActiveOffers:  > 300'],
      ...['monthlyPrice:  > 1990', 'validFrom:  > 2026-12-10'],
    ],
  ],
])('a decision shows its change %s', (_, before, after, changes) => {
  expect(
    decisionChanges({ before, after }).map(
      (each) => `${each.field}: ${each.before} > ${each.after}`,
    ),
  ).toEqual(changes);
});
