import { cleanup, screen, waitFor } from '@testing-library/react';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { chooseUse } from '#web/session/chosen-use.ts';
import { atScreen, button, click, field, fill, user } from './support/actions.ts';
import { answers, callsOf, loses } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { anOffer, signIn, signInOwner } from './support/owner.ts';

const cnpj = '12.ABC.345/01DE-35';

// The form reads the subscription when the owner chooses another size.
beforeEach(() => answers('getSubscription', { sizeTypeId: 2, billingCycle: 'MONTHLY' }));

function openForm(): void {
  signIn({ role: 'consumer' });
  chooseUse(aBusiness().userId, 'business');
  answers('listBusinesses', { items: [] });
  open('/business');
}

test('a tax id with a wrong digit is refused beside its field', async () => {
  openForm();
  await fill('Nome fantasia', 'Padaria Aurora');
  await fill('CPF ou CNPJ', '11222333000182');
  await click('Cadastrar empresa');
  expect(await screen.findByText(/não confere\./)).toBeVisible();
  expect(await field('CPF ou CNPJ')).toHaveFocus();
  expect(callsOf('createBusiness')).toEqual([]);
});

test('after a lost connection the form keeps its values, and each retry has the same key', async () => {
  openForm();
  await fill('Nome fantasia', 'Padaria Aurora');
  await fill('CPF ou CNPJ', cnpj);
  loses('createBusiness');
  await click('Cadastrar empresa');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com a Vitrine.');
  expect(await field('Nome fantasia')).toHaveValue('Padaria Aurora');
  expect(await field('CPF ou CNPJ')).toHaveValue(cnpj);
  const business = aPendingBusiness();
  answers('createBusiness', business);
  answers('listBusinesses', { items: [business], currentBusinessId: business.id });
  answers('listShopsOfBusiness', { items: [] });
  answers('listOffersOfBusiness', { items: [] });
  answers('listValidators', { items: [] });
  answers('listInvoices', { items: [] });
  await click('Cadastrar empresa');
  expect(await screen.findByText('Cadastro em análise')).toBeVisible();
  const keys = callsOf('createBusiness').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});

test('a draft names its day and the fields that it does not contain', async () => {
  openAsOwner('/business', {
    business: aPendingBusiness({ name: 'Padaria' }),
    offers: [anOffer()],
  });
  await fill('Nome fantasia', 'Padaria Aurora');
  await fill('CPF ou CNPJ', '529.982.247-25');
  open('/offer-list');
  await atScreen('Ofertas');
  const drafts = JSON.stringify(sessionStorage);
  expect(drafts).toContain('Padaria Aurora');
  expect(drafts).not.toMatch(/247.?25/);
  open('/business');
  // Between typing and reading, midnight may pass.
  expect(await screen.findByText(/O rascunho é de (hoje|ontem), \d\d:\d\d\./)).toHaveTextContent(
    'o rascunho não guarda CPF, CNPJ nem razão social.',
  );
  await click('Continuar');
  expect(await field('Nome fantasia')).toHaveValue('Padaria Aurora');
});

test('a rejected business shows the reason and can be corrected and sent again', async () => {
  const rejected = aPendingBusiness({ status: 'rejected', rejectionReason: 'O CNPJ é de outra.' });
  openAsOwner('/shop-list', { business: rejected, shops: [] });
  await user.click(await screen.findByRole('link', { name: 'Ver o motivo e corrigir' }));
  expect(await screen.findByText('Cadastro recusado')).toBeVisible();
  expect(screen.getByText('O CNPJ é de outra.')).toBeVisible();
  await click('Corrigir agora');
  await waitFor(async () => expect(await field('Nome fantasia')).toHaveFocus());
  await fill('CPF ou CNPJ', cnpj);
  const again = aPendingBusiness({ legalRegister: '12ABC34501DE35', version: 2 });
  answers('updateBusiness', again);
  signInOwner({ business: again, shops: [] });
  await click('Enviar para nova análise');
  expect(await screen.findByText('Enviado para análise.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Cadastro em análise' })).toHaveFocus(),
  );
});

test('an owner who waits for a decision is offered a push message, and reads how to allow it after a refusal', async () => {
  const requestPermission = jest.fn(async () => {
    Object.assign(Notification, { permission: 'denied' });
    return 'denied';
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission: 'default', requestPermission },
  });
  Object.assign(navigator, { serviceWorker: new EventTarget() });
  openAsOwner('/business', { business: aPendingBusiness(), shops: [] });
  await user.click(await screen.findByRole('switch', { name: 'Receber neste aparelho' }));
  const title = screen.getByRole('heading', { name: 'Notificações' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/As notificações da Vitrine estão bloqueadas/)).toBeVisible();
  cleanup();
  open('/business');
  expect(await screen.findByText('Cadastro em análise')).toBeVisible();
  expect(screen.queryByText('Notificações')).toBeNull();
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('only the chosen size is shown until the owner compares sizes, with an explanation of validators', async () => {
  signInOwner();
  answers('listSizeTypes', { items: [...sizeTypes] });
  open('/business');
  const sizes = () => screen.findAllByRole('radio');
  expect(await sizes()).toEqual([await screen.findByRole('radio', { name: 'Microempresa' })]);
  expect(screen.getByText(/Validador é quem confere os cupons no balcão/)).toBeVisible();
  await click('Comparar os portes');
  expect(await sizes()).toHaveLength(sizeTypes.length);
  await user.click(screen.getByRole('radio', { name: 'Grande empresa' }));
  await click('Mostrar só o escolhido');
  expect(await sizes()).toEqual([screen.getByRole('radio', { name: 'Grande empresa' })]);
});

test('a larger size shows the amount that it adds to the next invoice before it is sent', async () => {
  signInOwner();
  answers('listSizeTypes', { items: [...sizeTypes] });
  const upgrades = [{ sizeTypeId: 5 as const, on: '2026-12-01', amount: 609 }];
  answers('getSubscription', { sizeTypeId: 2, billingCycle: 'MONTHLY', upgrades });
  open('/business');
  await click('Comparar os portes');
  expect(callsOf('getSubscription')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Grande empresa' }));
  expect(
    await screen.findByText(
      /novo porte vale a partir do próximo período.*a fatura de 01\/12\/2026 cobra também R\$ 609,00/,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'MEI' }));
  await waitFor(() => expect(screen.queryByText('Esta mudança tem um custo')).toBeNull());
  expect(callsOf('updateBusiness')).toEqual([]);
});

test('a suspended business shows the reason, and locks its form and the pending change', async () => {
  const suspendedReason = 'Recebemos reclamações.';
  const business = aBusiness({ status: 'suspended', suspendedReason });
  openAsOwner('/business', { business, revision: aRevision() });
  expect(await screen.findByText('Empresa suspensa')).toBeVisible();
  expect(screen.getByText(suspendedReason)).toBeVisible();
  expect(document.querySelector('dl')).toHaveTextContent(`Aprovado${business.name}`);
  expect(screen.queryByText(/A empresa continua no ar/)).toBeNull();
  expect(await field('Nome fantasia')).toBeDisabled();
});

test('an active business of the special size shows which terms are still to be agreed', async () => {
  openAsOwner('/business', { business: aBusiness({ sizeTypeId: 99 }) });
  expect(await screen.findByText('Falta combinar os limites')).toBeVisible();
  expect(await button(/^Lojas/)).toHaveAccessibleName(/Combine os limites com a nossa equipe/);
});

test('a tax id is checked when the user leaves its field', async () => {
  openAsOwner('/business', { business: aBusiness({ status: 'pending_approval' }) });
  const taxId = await field('CPF ou CNPJ');
  await user.clear(taxId);
  await user.type(taxId, '12ABC34501DE34');
  expect(screen.queryByText(/^Este CNPJ não confere/)).toBeNull();
  await user.tab();
  expect(await screen.findByText(/^Este CNPJ não confere/)).toBeVisible();
  await user.clear(taxId);
  await user.type(taxId, '52998224725');
  await user.tab();
  expect(taxId).toBeValid();
});
