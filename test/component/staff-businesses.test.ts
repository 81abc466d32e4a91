import { screen, waitFor } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { atScreen, button, click, dialog, fill, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { reason, signInStaff } from './support/staff.ts';

beforeEach(signInStaff);

/** The next year: an agreement may begin on any of its days, whenever the tests run. */
const nextYear = new Date().getFullYear() + 1;

test('a suspended business stays in its list, where the suspension can be undone', async () => {
  const active = { ...aBusiness({ name: 'Padaria Nova' }), sameTaxId: [] };
  answers('listBusinessesForStaff', { items: [active] });
  open('/staff-businesses');
  answers('suspendBusiness', {
    ...active,
    status: 'suspended',
    suspendedReason: 'Fatura vencida.',
    version: 4,
  });
  await click('Suspender Padaria Nova');
  await user.type(await reason(), 'Fatura vencida.');
  const { getByRole } = await dialog();
  await user.click(getByRole('button', { name: 'Suspender' }));
  const lift = await button('Reativar Padaria Nova');
  await waitFor(() => expect(lift).toHaveFocus());
  expect(screen.getByText('Fatura vencida.')).toBeVisible();
  answers('liftSuspension', { ...active, version: 5 });
  await user.click(lift);
  await button('Suspender Padaria Nova');
  expect(callsOf('liftSuspension')[0]?.headers.get('if-match')).toBe('"4"');
  expect(callsOf('listBusinessesForStaff')).toHaveLength(1);
});

test('a business that is also suspended for payment stays suspended when staff reinstate it', async () => {
  const suspended = {
    ...aBusiness({
      name: 'Padaria Nova',
      status: 'suspended' as const,
      suspendedBy: ['payment' as const, 'staff' as const],
      suspendedReason: 'Reclamações.',
    }),
    sameTaxId: [],
  };
  answers('listBusinessesForStaff', { items: [suspended] });
  open('/staff-businesses?status=suspended');
  expect(await screen.findByText(/^Suspensa também por fatura vencida/)).toBeVisible();
  const { suspendedReason: _, ...left } = suspended;
  answers('liftSuspension', { ...left, suspendedBy: ['payment'], version: 4 });
  await click('Reativar Padaria Nova');
  expect(
    await screen.findByText(/A empresa continua suspensa por fatura vencida\.$/),
  ).toBeVisible();
  expect(screen.queryByText('Pela equipe')).toBeNull();
  expect(screen.queryByText('Reclamações.')).toBeNull();
  expect(await button('Suspender Padaria Nova')).toBeVisible();
});

test('an agreement is shown and changed on the card of its business, which is then loaded again', async () => {
  const special = { ...aBusiness({ name: 'Rede Nova', sizeTypeId: 99 }), sameTaxId: [] };
  answers('listBusinessesForStaff', { items: [special] });
  open('/staff-businesses');
  const limits = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300 };
  const agreement = { ...limits, monthlyPrice: 1990, validFrom: '2026-01-01' };
  answers('getSubscription', { sizeTypeId: 99, billingCycle: 'MONTHLY', agreement });
  await click('Acordo com Rede Nova');
  const { findByText, findByLabelText, getByRole } = await dialog('Acordo com Rede Nova');
  expect(await findByText('01/01/2026')).toBeVisible();
  expect(await findByLabelText('Lojas')).toHaveValue('40');
  await user.clear(await findByLabelText('Lojas'));
  await user.type(await findByLabelText('Lojas'), '60');
  await fill('Preço por mês', '2.499,90');
  await fill('Vale a partir de', `31/12/${nextYear}`);
  await fill('Anotação', 'Combinado por telefone.');
  answers('setAgreement', { ...limits, monthlyPrice: 2499.9, validFrom: `${nextYear}-12-31` });
  answers('listBusinessesForStaff', {
    items: [{ ...special, previousActive: special.id, version: 4 }],
  });
  await user.click(getByRole('button', { name: 'Salvar acordo' }));
  expect(await screen.findByText('Acordo com Rede Nova salvo.')).toBeVisible();
  const [call] = callsOf('setAgreement');
  expect(call?.headers.get('if-match')).toBe('"3"');
  expect(call?.body).toEqual({
    ...limits,
    maxShops: 60,
    monthlyPrice: 2499.9,
    validFrom: `${nextYear}-12-31`,
    note: 'Combinado por telefone.',
  });
  await waitFor(() =>
    expect(callsOf('listBusinessesForStaff').at(-1)?.query).toEqual({ q: special.id }),
  );
  expect(screen.queryByText('Alteração')).toBeNull();
});

test('a picture is taken down by the address of any of its files, with a reason', async () => {
  answers('listBusinessesForStaff', { items: [] });
  open('/staff-businesses');
  await atScreen('Empresas');
  await click('Retirar uma foto');
  const { findByRole, getByRole } = await dialog();
  const send = () => user.click(getByRole('button', { name: 'Retirar de vez' }));
  const address = await findByRole('textbox', { name: 'Endereço da foto' });
  await user.type(address, 'https://vitrine.test/folder/padaria');
  await user.type(await reason(), 'Ordem judicial');
  await send();
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(/não é o endereço de uma foto da Vitrine/),
  );
  await user.clear(address);
  await user.paste(`https://vitrine.test${imageUrlNo()}/1280.avif`);
  refuses('takeDownImage', 'IMAGE_NOT_FOUND');
  await send();
  expect(await findByRole('alert')).toHaveTextContent('Esta foto não existe mais na Vitrine');
  answers('takeDownImage', undefined);
  await send();
  expect(await screen.findByText('Foto retirada.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = { url: imageUrlNo(), reason: 'Ordem judicial' };
  expect(callsOf('takeDownImage').map(({ body }) => body)).toEqual([sent, sent]);
});
