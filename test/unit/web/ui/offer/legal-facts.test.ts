import type { Offer } from '#contract/offers/offers.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { legalFacts } from '#web/views/offer/offer-conditions.tsx';
import { portuguese } from '../../support/portuguese.ts';

const counters = { claimedCount: 0, redeemedCount: 0 };
const now = new Date('2026-11-21T12:00:00.000Z');

const {
  availableLimit: _a,
  perConsumerLimit: _p,
  startDate: _s,
  ...base
} = offerView(anOffer(), counters, aBusiness(), now);
const offer: Offer = {
  ...base,
  originalPrice: 1042,
  offerPrice: 31.5,
  createdAt: '2026-11-22T02:30:00.000Z',
  expirationDate: '2026-12-31',
  displayStatus: 'active',
  claimedCount: 0,
  paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_CASH'],
};

const factsOf = (changes: Partial<Offer> = {}, zone = 'America/Sao_Paulo' as const) =>
  legalFacts(portuguese, { ...offer, ...changes }, zone).map((fact) => fact.replace(/\s/g, ' '));

describe('the legal facts of an offer', () => {
  it('are its prices, its validity from the day of publishing in the shop, and the ways to pay', () => {
    expect(factsOf()).toEqual([
      'De R$ 1.042,00 por R$ 31,50.',
      'Válida de 21/11/2026 a 31/12/2026.',
      'Sem limite de quantidade.',
      'Até 1 por pessoa.',
      'Pagamento: Pix, Dinheiro.',
    ]);
  });

  it('begin the validity at the day that the owner chose', () => {
    expect(factsOf({ startDate: '2026-12-01' })).toContain('Válida de 01/12/2026 a 31/12/2026.');
  });

  it('name a single day of validity once', () => {
    expect(factsOf({ startDate: '2026-12-31' })).toContain('Válida só em 31/12/2026.');
  });

  it.each<[string, Partial<Offer>, string[]]>([
    ['nothing claimed', {}, ['Limite de 15 unidades.']],
    ['one unit', { availableLimit: 1 }, ['Limite de 1 unidade.']],
    ['some claimed', { claimedCount: 3 }, ['Limite de 15 unidades.', 'Disponíveis agora: 12.']],
    [
      'sold out',
      { claimedCount: 15, displayStatus: 'sold_out' },
      ['Limite de 15 unidades.', 'Esgotada.'],
    ],
    [
      'more claimed than a limit that was lowered meanwhile',
      { claimedCount: 16 },
      ['Limite de 15 unidades.', 'Disponíveis agora: 0.'],
    ],
  ])('name the limit and the remaining stock: %s', (_case, changes, expected) => {
    expect(factsOf({ availableLimit: 15, ...changes }).slice(2, -2)).toEqual(expected);
  });

  it('name the limit per person, which is 1 by default', () => {
    expect(factsOf()).toContain('Até 1 por pessoa.');
    expect(factsOf({ perConsumerLimit: 2 })).toContain('Até 2 por pessoa.');
  });
});
