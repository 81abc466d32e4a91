import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { anInvoice, invoiceId } from '#test/support/builders/an-invoice.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { aBilledBakery } from '#test/support/stored.ts';

const uploadedAt = '2026-12-12T12:00:00.000Z';
const receipts = [
  { fileKey: 'kept/first.jpg', contentType: 'image/jpeg', uploadedAt },
  { fileKey: 'kept/second.pdf', contentType: 'application/pdf', uploadedAt },
];

const get = (as: { userId: string }) =>
  call(invoiceRoutes.getReceipt, { as, params: { id: invoiceId } });

/** The file that a link leads to, and how a browser treats it. */
function linked(url = '') {
  const { pathname, searchParams } = new URL(url);
  const [disposition, name] = (searchParams.get('response-content-disposition') ?? '').split('; ');
  const type = searchParams.get('response-content-type');
  return [pathname.slice(1), type, disposition, name, searchParams.get('X-Amz-Expires')];
}
const linkedAs = (disposition: string) => [
  ...['kept/second.pdf', 'application/pdf', disposition],
  ...[`filename="comprovante-${anInvoice().number}.pdf"`, '600'],
];

beforeEach(() => stopDateAt('2026-12-20T12:00:00.000Z'));

describe('getReceipt', () => {
  it('gives the owner the newest file for ten minutes, as a download', async () => {
    await tableHolds(...aBilledBakery({ invoice: { receipts } }));
    const { url, ...rest } = (await get(owner)).body;
    expect(linked(url)).toEqual(linkedAs('attachment'));
    const expiresAt = '2026-12-20T12:10:00.000Z';
    expect(rest).toEqual({ contentType: 'application/pdf', uploadedAt, expiresAt });
  });

  it('gives staff the earlier receipts, too, and links that show them', async () => {
    await tableHolds(...aBilledBakery({ invoice: { receipts } }));
    const { url, viewUrl, former } = (await get(staffCaller)).body;
    expect([linked(url), linked(viewUrl)]).toEqual([linkedAs('attachment'), linkedAs('inline')]);
    expect(former?.map((one) => linked(one.url)[0])).toEqual(['kept/first.jpg']);
  });

  it('says so if there is no receipt', async () => {
    await tableHolds(...aBilledBakery());
    expect((await get(owner)).code).toBe('RECEIPT_NOT_FOUND');
  });
});
