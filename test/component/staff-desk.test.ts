import { screen, waitFor, within } from '@testing-library/react';
import type { BusinessForStaff } from '#contract/staff.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { imageUrl } from '#test/support/builders/an-image.ts';
import { staffId } from '#test/support/builders/people.ts';
import { atScreen, click, dialog, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signIn } from './support/owner.ts';

const bakery: BusinessForStaff = { ...aPendingBusiness({ name: 'Padaria Nova' }), sameTaxId: [] };

beforeEach(() => {
  signIn({ userId: staffId, role: 'staff' });
  answers('listBusinesses', { items: [] });
});

/** Opens the queue of approvals. */
async function openQueue(...items: BusinessForStaff[]): Promise<void> {
  answers('listBusinessesForStaff', { items });
  open('/staff');
  await atScreen('Aprovações');
}

const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' });

async function giveReason(text: string): Promise<void> {
  await user.clear(await reason());
  await user.paste(text);
  const { getByRole } = await dialog();
  await user.click(getByRole('button', { name: 'Recusar' }));
}

test('staff see which other businesses have the CNPJ that they decide on, by name and status', async () => {
  const other = { id: aRevision().id, name: 'Padaria Velha', status: 'suspended' as const };
  await openQueue({ ...bakery, sameTaxId: [other] });
  const note = within(await screen.findByRole('note'));
  expect(note.getByText('Outra empresa tem este CNPJ')).toBeVisible();
  const row = within(note.getByRole('listitem'));
  expect(row.getByText('Padaria Velha')).toBeVisible();
  expect(row.getByText('Suspensa')).toBeVisible();
  expect(row.getByRole('link', { name: /Padaria Velha/ })).toHaveAttribute(
    'href',
    expect.stringContaining(other.id),
  );
});

test('a common reason fills in the text, which stays editable and has a limit', async () => {
  await openQueue(bakery);
  await click('Recusar Padaria Nova');
  await click('CNPJ inativo');
  await waitFor(async () => expect(await reason()).toHaveFocus());
  expect((await reason()).value).toMatch(/não está ativo/);
  await giveReason('x'.repeat(501));
  await waitFor(async () =>
    expect(await reason()).toHaveAccessibleDescription('Use no máximo 500 caracteres.'),
  );
  expect(callsOf('decideBusinessApproval')).toEqual([]);
});

test('a business that its owner has changed meanwhile is shown again, and the reason stays', async () => {
  await openQueue(bakery);
  await click('Recusar Padaria Nova');
  refuses('decideBusinessApproval', 'VERSION_MISMATCH');
  await giveReason('Falta o nome da cidade.');
  const changed = { ...bakery, name: 'Padaria Nova Recife', version: 2 };
  answers('listBusinessesForStaff', { items: [changed] });
  await click('Atualizar a lista');
  const { element } = await dialog(/^Recusar Padaria Nova Recife/);
  await waitFor(() => expect(within(element).queryByRole('alert')).toBeNull());
  expect(await reason()).toHaveValue('Falta o nome da cidade.');
  await waitFor(async () => expect(await reason()).toHaveFocus());
  answers('decideBusinessApproval', aPendingBusiness({ status: 'rejected' }));
  await giveReason('Falta o nome da cidade.');
  expect(await screen.findByText('Padaria Nova Recife: recusada.')).toBeVisible();
  const versions = callsOf('decideBusinessApproval').map(({ headers }) => headers.get('if-match'));
  expect(versions).toEqual(['"1"', '"2"']);
});

test('an approval that comes too late leads to the business as it is now', async () => {
  await openQueue(bakery);
  refuses('decideBusinessApproval', 'VERSION_MISMATCH');
  await click('Aprovar Padaria Nova');
  answers('listBusinessesForStaff', {
    items: [{ ...bakery, name: 'Padaria Nova Olinda', version: 2 }],
  });
  await click('Atualizar a lista');
  await waitFor(() => expect(screen.getByRole('heading', { name: /Olinda/ })).toHaveFocus());
});

test('a business that somebody else has decided on leaves the queue, and the focus is not lost', async () => {
  await openQueue(bakery);
  await click('Recusar Padaria Nova');
  refuses('decideBusinessApproval', 'INVALID_TRANSITION');
  await giveReason('O nome não confere.');
  const { findByRole } = await dialog();
  expect(await findByRole('alert')).toHaveTextContent('Alguém já decidiu');
  expect(await reason()).toHaveValue('O nome não confere.');
  answers('listBusinessesForStaff', { items: [] });
  await click('Atualizar a lista');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a change of a suspended business is approved, and the business stays suspended', async () => {
  const suspended = aBusiness({ status: 'suspended' });
  await openQueue({ ...aRevision({ name: 'Padaria Suspensa' }), active: suspended, sameTaxId: [] });
  expect(await screen.findByText('Suspensa')).toBeVisible();
  answers('decideBusinessApproval', suspended);
  await click('Aprovar Padaria Suspensa');
  expect(
    await screen.findByText(/alteração aprovada. A empresa continua suspensa\.$/),
  ).toBeVisible();
});

test('staff without the second factor are told once to set it up', async () => {
  refuses('listBusinessesForStaff', 'SECOND_FACTOR_REQUIRED');
  open('/staff');
  expect(await screen.findAllByText(/^Entre com a verificação em duas etapas/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Continuar' })).toBeVisible();
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
  await user.paste(`https://vitrine.test${imageUrl()}/1280.avif`);
  refuses('takeDownImage', 'IMAGE_NOT_FOUND');
  await send();
  expect(await findByRole('alert')).toHaveTextContent('Esta foto não existe mais na Vitrine');
  answers('takeDownImage', undefined);
  await send();
  expect(await screen.findByText('Foto retirada.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = { url: imageUrl(), reason: 'Ordem judicial' };
  expect(callsOf('takeDownImage').map(({ body }) => body)).toEqual([sent, sent]);
});
