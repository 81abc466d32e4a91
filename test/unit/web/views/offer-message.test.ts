import { offerMessage } from '#web/views/offer/offer-message.ts';
import { portuguese } from '../support/portuguese.ts';

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
