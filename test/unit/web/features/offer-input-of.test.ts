import { businessId } from '#test/support/builders/a-business.ts';
import { newOfferValues } from '#web/features/offers/offer-values.ts';
import { offerFieldOf, offerInputOf, offerInputOn } from '#web/features/offers/use-offer-form.ts';
import { errorsOf, filled } from '../support/offer-form.ts';

describe('the form of an offer', () => {
  it('makes the input of the API, without empty fields', () => {
    expect(errorsOf(filled)).toEqual([]);
    expect(Object.keys(offerInputOf(filled, businessId)).sort()).toEqual([
      'businessId',
      'expirationDate',
      'imagesUrls',
      'offerPrice',
      'originalPrice',
      'paymentOptions',
      'shopsIds',
      'title',
    ]);
  });

  it('sends the optional fields that are filled in', () => {
    const optional = {
      startDate: '2026-12-01',
      expirationDate: '2026-12-31',
      availableLimit: 50,
      perConsumerLimit: 2,
      moreDetails: 'Serve doze pessoas',
      offerRules: 'Só no balcão',
    };
    const typed = { ...optional, availableLimit: '50', perConsumerLimit: '2' };
    expect(offerInputOf({ ...filled, ...typed }, businessId)).toMatchObject(optional);
  });

  it.each(['moreDetails', 'offerRules'])('omits a blank %s', (field) => {
    expect(offerInputOf({ ...filled, [field]: ' ' }, businessId)).not.toHaveProperty(field);
  });

  it('reports at the offer price that it is not lower', () => {
    expect(errorsOf({ ...filled, offerPrice: '42' })).toEqual([
      'offerPrice NOT_BELOW_ORIGINAL_PRICE',
    ]);
  });

  it.each([
    ['2026-11-20', 'expirationDate IN_THE_PAST'],
    ['2026-11-21', undefined],
    ['2027-12-31', undefined],
    ['2028-01-01', 'expirationDate TOO_FAR_AHEAD'],
  ])('on 21 November 2026 checks the last day %s: %s', (expirationDate, error) => {
    const schema = offerInputOn(() => '2026-11-21');
    const errors = errorsOf({ ...filled, expirationDate }, schema);
    expect(errors).toEqual(error === undefined ? [] : [error]);
  });

  it('reports all required fields at once', () => {
    expect(errorsOf(newOfferValues([]))).toEqual([
      'title REQUIRED',
      'originalPrice REQUIRED',
      'offerPrice REQUIRED',
      'shopsIds TOO_FEW',
    ]);
  });

  it('shows an error of one shop at the field of all shops', () => {
    expect(offerFieldOf('shopsIds.12')).toBe('shopsIds');
    expect(offerFieldOf('title')).toBe('title');
  });
});
