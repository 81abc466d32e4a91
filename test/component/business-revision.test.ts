import { screen, waitFor } from '@testing-library/react';
import { plans } from '#contract/billing/plans.ts';
import { aBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { click, field, fill } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';

// The form reads the subscription when the owner chooses another size.
beforeEach(() => answers('getSubscription', { sizeTypeId: 2, billingCycle: 'MONTHLY' }));

test('a change of an active business is shown beside the live record', async () => {
  const business = aBusiness({ sizeTypeId: 3 });
  signInOwner({ business });
  open('/business');
  await fill('Nome fantasia', 'Padaria Aurora e Filhas');
  const revision = aRevision({ sizeTypeId: 2 });
  answers('updateBusiness', revision);
  signInOwner({ business, revision });
  await click('Enviar para análise');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Alteração em análise' })).toHaveFocus(),
  );
  const terms = document.querySelector('dl');
  expect(terms).toHaveTextContent(`No ar agora${business.name}`);
  expect(terms).toHaveTextContent('Em análisePadaria Aurora e Filhas');
  expect(terms).toHaveTextContent('No ar agoraEmpresa de pequeno porteEm análiseMicroempresa');
  expect(terms).not.toHaveTextContent('CPF ou CNPJ');
});

const refused = () => {
  const rejectionReason = 'O nome é de outra empresa.';
  const business = aBusiness({ rejectionReason });
  const values = { legalName: 'Aurora Pães Ltda', sizeTypeId: 3 } as const;
  signInOwner({
    business,
    revision: aRevision({ ...values, status: 'rejected', rejectionReason }),
  });
  answers('listSizeTypes', { items: [...plans.sizeTypes] });
  open('/business');
  return business;
};

test('a refused change stays visible with its reason, and one tap puts it into the form', async () => {
  refused();
  expect(await screen.findByText('O nome é de outra empresa.')).toBeVisible();
  expect(document.querySelector('dl')).toHaveTextContent(`Recusado${aRevision().name}`);
  await click('Corrigir e enviar de novo');
  expect(await field('Nome fantasia')).toHaveFocus();
  expect(await field('Nome fantasia')).toHaveValue(aRevision().name);
  expect(await field('Razão social')).toHaveValue('Aurora Pães Ltda');
  expect(await screen.findByRole('radio', { name: /Empresa de pequeno porte/ })).toBeChecked();
  answers('updateBusiness', aRevision());
  await click('Enviar para análise');
  await waitFor(() => expect(callsOf('updateBusiness')).toHaveLength(1));
  expect(callsOf('updateBusiness')[0]?.body).toMatchObject({
    name: aRevision().name,
    legalName: 'Aurora Pães Ltda',
    sizeTypeId: 3,
  });
});

test('an owner who keeps the live data after a refusal sends them unchanged', async () => {
  const { name, rejectionReason: _, ...business } = refused();
  answers('updateBusiness', { ...business, name, version: 4 });
  await screen.findByText('O que foi recusado');
  signInOwner({ business: { ...business, name, version: 4 } });
  await click('Manter os dados de antes');
  await waitFor(() => expect(screen.queryByText('O que foi recusado')).toBeNull());
  expect(callsOf('updateBusiness')[0]?.body).toMatchObject({ name });
});

test('an owner who cannot keep the live data reads why, and the refused change stays', async () => {
  refused();
  refuses('updateBusiness', 'VERSION_MISMATCH');
  await click('Manter os dados de antes');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Alguém mudou isto/);
  expect(screen.getByText('O que foi recusado')).toBeVisible();
  expect(screen.queryByText(/fica com os dados de antes/)).toBeNull();
});
