import { pathOfNotice, pushNoticeOf } from '#web/worker/push-notice.ts';

const textsIn = (language: string) => ({
  BUSINESS_APPROVED: { title: `Title (${language})`, body: `{{name}} (${language})` },
  OTHER: { title: 'Vitrine', body: `News (${language})` },
});

const texts = { pt: textsIn('pt'), en: textsIn('en'), es: textsIn('es') };
const approved = {
  code: 'BUSINESS_APPROVED',
  businessId: 'biz_1',
  name: 'Padaria $& Cia',
} as const;

describe('the notice of a push message', () => {
  it.each([
    ['en', ['pt-BR'], 'en', 'en'],
    [undefined, ['es-AR'], 'es', 'es'],
    [undefined, ['ja'], 'pt', 'pt-BR'],
  ])(
    'with the choice %j in a browser that prefers %j is in %s',
    (chosen, preferred, language, lang) => {
      expect(pushNoticeOf(approved, texts, chosen, preferred)).toEqual({
        title: `Title (${language})`,
        body: `Padaria $& Cia (${language})`,
        lang,
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        tag: 'biz_1',
        renotify: true,
        data: { path: '/business' },
      });
    },
  );

  it('without a business replaces no other', () => {
    expect(pushNoticeOf({}, texts, 'pt', [])).toMatchObject({ tag: '', renotify: false });
  });

  it.each([{}, { ...approved, code: 'BUSINESS_MOVED' as 'BUSINESS_APPROVED' }])(
    'is general for a message unknown to this version: %j',
    (message) => {
      expect(pushNoticeOf(message, texts, 'pt', []).body).toBe('News (pt)');
    },
  );

  it.each([
    ['BUSINESS_SUSPENDED', '/business'],
    ['BUSINESS_SUSPENDED_FOR_PAYMENT', '/invoice'],
    ['INVOICE_OVERDUE', '/invoice'],
    ['PAYMENT_REFUSED', '/invoice'],
    ['PAYMENT_CONFIRMED', '/invoice-list'],
    ['BUSINESS_MOVED', '/business'],
  ])('with the code %s opens %s', (code, path) => {
    const { data } = pushNoticeOf({ code: code as 'INVOICE_DUE' }, texts, 'pt', []);
    expect(pathOfNotice(data)).toBe(path);
  });

  it('of an earlier version without a stored path opens the business', () => {
    expect(pathOfNotice(null)).toBe('/business');
  });
});
