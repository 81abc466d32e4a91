import { offerLink, offerMessage, posterLink, previewLink } from '#web/product/share/flyer-link.ts';
import { portuguese } from '../../support/portuguese.ts';

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

describe('the WhatsApp text of an offer', () => {
  it('names the offer in bold, with prices, validity and shop', () => {
    const offer = {
      title: 'Bolo & café',
      originalPrice: 42,
      offerPrice: 31.5,
      expirationDate: '2026-12-31',
    };
    const text = offerMessage(portuguese, offer, 'Padaria Sol da Aurora · Boa Vista');
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      '*Bolo & café*\nDe R$ 42,00 por R$ 31,50, até 31/12/2026.\nPadaria Sol da Aurora · Boa Vista',
    );
  });
});
