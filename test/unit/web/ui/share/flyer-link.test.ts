import { offerLink, posterLink, previewLink } from '#web/product/share/flyer-link.ts';

describe('the link of an offer', () => {
  it('contains the identifier of its shop', () => {
    expect(offerLink('off_1', 'padariasoldaaurora')).toBe('/folder/off_1?loja=padariasoldaaurora');
  });

  it('works without an identifier', () => {
    expect(offerLink('off_1', undefined)).toBe('/folder/off_1');
  });
});

describe('the screen for members of the business', () => {
  it('with the poster of a shop has its identifier', () => {
    expect(posterLink('aurora')).toBe('/poster/aurora');
  });

  it('with a preview has the identifier of a shop, or the id of an offer and its shop', () => {
    expect(previewLink('aurora')).toBe('/preview/aurora');
    expect(previewLink('off_1', 'aurora')).toBe('/preview/off_1?loja=aurora');
    expect(previewLink('off_1', undefined)).toBe('/preview/off_1');
  });
});
