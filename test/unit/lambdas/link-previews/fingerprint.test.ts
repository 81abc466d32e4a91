import { fingerprintOf, previewKeyOf } from '#lambdas/media/link-previews/fingerprint.ts';

const content = { title: 'Pão francês', lines: ['Padaria Aurora'] };
const price = { currency: 'R$', reais: '1', cents: ',00', validity: 'até 12/12' };
const place = { folder: 'offer/biz_1', itemId: 'off_1', fingerprint: fingerprintOf(content) };

describe('the fingerprint of a preview', () => {
  it('differs if anything shown differs', () => {
    const picture = { key: 'offer/biz_1/img_1', isLogo: false };
    const others = [
      { ...content, title: 'Pão de queijo' },
      { ...content, lines: ['Padaria Lua'] },
      { ...content, price },
      { ...content, price: { ...price, validity: 'até 13/12' } },
      { ...content, picture },
      { ...content, picture: { ...picture, isLogo: true } },
    ].map(fingerprintOf);
    expect(new Set([fingerprintOf(content), ...others]).size).toBe(7);
    expect(fingerprintOf({ ...content })).toBe(fingerprintOf(content));
  });
});

describe('the key of the file of a preview', () => {
  const first = previewKeyOf({ ...place, replacedKey: undefined });

  it('is below the folder of the business and the same at each run', () => {
    expect(first).toMatch(/^offer\/biz_1\/previews\/off_1-[0-9a-f]{32}\.jpg$/);
    expect(previewKeyOf({ ...place, replacedKey: undefined })).toBe(first);
  });

  it('is new even for a content that returns', () => {
    const second = previewKeyOf({ ...place, fingerprint: 'other', replacedKey: first });
    expect(previewKeyOf({ ...place, replacedKey: second })).not.toBe(first);
  });
});
