import { movedWindow } from '#lambdas/offers/offer-window.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';

const scheduled = anOffer({
  startDate: '2026-11-25',
  expirationDate: '2026-11-30',
  startsAt: '2026-11-25T03:00:00.000Z',
  endsAt: '2026-12-01T02:59:59.000Z',
});

describe('the window of an offer whose shop moved', () => {
  const inManaus = (now: string) => movedWindow(scheduled, ['America/Manaus'], new Date(now));

  it('follows the new zone until the offer has begun', () => {
    expect(inManaus('2026-11-25T02:59:59.999Z')).toEqual({
      startsAt: '2026-11-25T04:00:00.000Z',
      endsAt: '2026-12-01T03:59:59.000Z',
    });
  });

  it('keeps its start afterwards, and moves its end', () => {
    expect(inManaus('2026-11-25T03:00:00.000Z')).toEqual({
      startsAt: '2026-11-25T03:00:00.000Z',
      endsAt: '2026-12-01T03:59:59.000Z',
    });
  });

  it('spans the zones of all shops', () => {
    const zones = ['America/Manaus', 'America/Noronha'] as const;
    expect(movedWindow(scheduled, zones, new Date('2026-11-20T00:00:00.000Z'))).toEqual({
      startsAt: '2026-11-25T02:00:00.000Z',
      endsAt: '2026-12-01T03:59:59.000Z',
    });
  });
});
