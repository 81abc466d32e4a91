import { useQueries } from '@tanstack/react-query';
import { aShop } from '#test/support/builders/a-shop.ts';
import { useOfferShop } from '#web/app/shell/first-steps/use-offer-shop.ts';

jest.mock('@tanstack/react-query', () => ({ useQueries: jest.fn() }));

const boaVista = aShop({ shopStatus: 'inactive' });
const derby = aShop({ shopStatus: 'active' });

/** What the queries of an offer's shops give, in the offer's order. */
function answer(...results: readonly object[]): void {
  jest
    .mocked(useQueries)
    .mockImplementation((options: object) =>
      (options as { combine: (results: readonly object[]) => never }).combine(results),
    );
}

const loaded = (data: unknown) => ({ data, isPending: false });

describe('the shop whose flyer is sent first', () => {
  it("is the first active one of the offer's shops", () => {
    answer(loaded(boaVista), loaded(derby));
    expect(useOfferShop({ shopsIds: [] })).toEqual({ shop: derby, isPending: false });
  });

  it('is the first one where none is active, or undefined where none could be loaded', () => {
    answer(loaded(undefined), loaded(boaVista));
    expect(useOfferShop({ shopsIds: [] }).shop).toBe(boaVista);
    answer(loaded(undefined));
    expect(useOfferShop({ shopsIds: [] })).toEqual({ shop: undefined, isPending: false });
  });

  it('is not known before all shops were asked for', () => {
    answer(loaded(derby), { data: undefined, isPending: true });
    expect(useOfferShop({ shopsIds: [] }).isPending).toBe(true);
  });
});
