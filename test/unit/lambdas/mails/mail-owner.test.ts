import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { mails } from '#test/support/mocked-mails.ts';
import { runMails } from '#test/support/mocked-queue.ts';
import { openedShop, publishedOffer, stored } from '#test/support/stored.ts';
import { address, at, holds, job, prepare } from './support/owner-mails.ts';

beforeEach(prepare);

const rejection = { status: 'rejected', rejectionReason: 'Falta o CNPJ.' } as const;
const suspension = { status: 'suspended', suspendedReason: 'Houve reclamações.' } as const;
const forPayment: Parameters<typeof aBusiness>[0] = {
  status: 'suspended',
  suspendedBy: ['payment'],
};
const approvedNow = { approvedAt: at };
const startedAgain = { revisionId: 'biz_01K9A1B2C3D4E5F6G7H8J9KNEW' };

describe('the mail about an approval', () => {
  const running = publishedOffer(anOffer({ startsAt: '2026-11-01T03:00:00.000Z' }));
  const scheduled = publishedOffer(
    anOffer({ startsAt: '2026-11-25T03:00:00.000Z', startDate: '2026-11-25' }),
  );
  const flyer = 'Ver o folheto: https://vitrine.test/folder/';
  const list = 'Publicar uma oferta: https://vitrine.test/offer-list';

  it.each([
    ['and live offers links to the flyer', [...openedShop(), ...running], 'já estão no ar', flyer],
    [
      'and no running offer yet says so',
      [...openedShop(), ...scheduled],
      'Sua loja já está',
      flyer,
    ],
    ['that customers do not see', openedShop(aShop({ shopStatus: 'inactive' })), 'já pode', list],
  ])('of a business with a shop %s', async (_case, items, sentence, link) => {
    holds(aBusiness({ approvedAt: at }), ...items);
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain(link === flyer ? `${flyer}${aShop().shopIdentifier}` : link);
  });
});

describe('the mail about a decision', () => {
  it.each([
    ['an approval', 'BUSINESS_APPROVED', aBusiness(), 'foi aprovado.'],
    ['an approval once suspended', 'BUSINESS_APPROVED', aBusiness(suspension), undefined],
    ['a rejection', 'BUSINESS_REJECTED', aPendingBusiness(rejection), 'Motivo: Falta o CNPJ.'],
    ['a rejection that was corrected', 'BUSINESS_REJECTED', aPendingBusiness(), undefined],
    ['a suspension', 'BUSINESS_SUSPENDED', aBusiness(suspension), 'Motivo: Houve reclamações.'],
    ['a suspension once lifted', 'BUSINESS_SUSPENDED', aBusiness(), undefined],
    ['one only for an invoice by now', 'BUSINESS_SUSPENDED', aBusiness(forPayment), undefined],
    ['one for an invoice', 'BUSINESS_SUSPENDED_FOR_PAYMENT', aBusiness(forPayment), 'Pague o que'],
    [
      'one only by staff by now',
      'BUSINESS_SUSPENDED_FOR_PAYMENT',
      aBusiness(suspension),
      undefined,
    ],
    ['the end of a suspension', 'BUSINESS_REACTIVATED', aBusiness(), 'foi reativada.'],
    ['one once closed', 'BUSINESS_REACTIVATED', aBusiness({ status: 'closed' }), undefined],
    ['a revision', 'REVISION_APPROVED', aBusiness(approvedNow), 'já está valendo.'],
    [
      'a revision while suspended',
      'REVISION_APPROVED',
      aBusiness({ ...suspension, ...approvedNow }),
      'já está valendo.',
    ],
    [
      'a revision before the last',
      'REVISION_APPROVED',
      aBusiness({ approvedAt: '2026-11-21T12:00:01.000Z' }),
      undefined,
    ],
  ])('on %s', async (_, code, business, sentence) => {
    holds(business);
    await runMails(job(code));
    expect(mails().map(({ text }) => text)).toEqual(
      sentence ? [expect.stringContaining(sentence)] : [],
    );
  });

  it.each([
    ['says why', 1, aBusiness()],
    ['is not sent once another was started', 0, { ...aBusiness(), ...startedAgain }],
  ])('on a rejected revision %s', async (_, count, business) => {
    holds(business, stored.business({ ...aRevision(), ...rejection }));
    await runMails(job('REVISION_REJECTED', revisionId));
    expect(mails()).toHaveLength(count);
    for (const { text } of mails()) expect(text).toContain('Motivo: Falta o CNPJ.');
  });

  it.each([
    ['2026-11-14T12:00:00.000Z', 1],
    ['2026-11-14T11:59:59.999Z', 0],
  ])('of %s, a week later, is sent %s times', async (instant, count) => {
    await runMails(job('BUSINESS_APPROVED', businessId, instant));
    expect(mails()).toHaveLength(count);
  });

  it.each([
    ['is removed', () => holds(aBusiness(), stored.user(aUser({ businessId, status: 'removed' })))],
    ['has no account any more', () => userPoolKeeps([])],
    ['has a disabled account', () => userPoolKeeps([{ ...anAccount(ownerId), isEnabled: false }])],
  ])('is not sent to an owner who %s', async (_, arrange) => {
    arrange();
    expect(await runMails(job('BUSINESS_APPROVED'))).toEqual({ batchItemFailures: [] });
    expect(mails()).toEqual([]);
  });

  it.each([
    ['en', 'registration approved'],
    ['es-419', 'registro aprobado'],
    ['fr', 'cadastro aprovado'],
  ])('has the language of the account, %s', async (locale, words) => {
    userPoolKeeps([anAccount(ownerId, { locale })]);
    await runMails(job('BUSINESS_APPROVED'));
    expect(mails()).toMatchObject([
      {
        from: 'Vitrine <ola@vitrine.test>',
        to: [address],
        replyTo: ['contato@vitrine.test'],
        subject: expect.stringContaining(words),
      },
    ]);
  });
});
