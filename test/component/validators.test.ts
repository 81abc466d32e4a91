import { screen, waitFor } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { otherShopId } from '#test/support/builders/a-shop.ts';
import { click, field, fill } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { aShop, signInOwner } from './support/owner.ts';
import { aValidator } from './support/validators.ts';

const validator = aValidator();

/** The shop as lists show it, with this many validators. */
function answerSummaries(validatorsCount: number): void {
  const { id, businessId, business, shopIdentifier, shopStatus, address } = aShop();
  const { city, state, neighborhood } = address;
  const counts = { activeOffersCount: 0, followersCount: 0, validatorsCount };
  const shown = { id, businessId, business, shopIdentifier, shopStatus, city, state, neighborhood };
  answers('listShopSummariesOfBusiness', {
    items: [{ ...shown, ...counts, isOpenNow: true, isFollowing: false }],
  });
}

beforeEach(() => {
  signInOwner();
  answerSummaries(0);
});

test("a taken e-mail is reported beside its field, with a link if it is the owner's own validator", async () => {
  open('/validator');
  await fill('Nome', 'Outra pessoa');
  await fill('E-mail', 'conta@vitrine.test');
  refuses('createValidator', 'VALIDATOR_EMAIL_TAKEN');
  await click('Criar acesso');
  const email = await field('E-mail');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(/Já existe uma conta com este e-mail/),
  );
  await waitFor(() => expect(email).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Abrir o cadastro' })).toBeNull();
  answers('listValidators', { items: [validator] });
  await fill('E-mail', validator.email);
  await click('Criar acesso');
  expect(await screen.findByRole('link', { name: 'Abrir o cadastro' })).toHaveAttribute(
    'href',
    `/validator?id=${validator.id}`,
  );
});

test('a validator whose answer was lost is created with the same password on retry', async () => {
  open('/validator');
  await fill('Nome', validator.name);
  await fill('E-mail', validator.email);
  loses('createValidator');
  await click('Criar acesso');
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
  answers('createValidator', { ...validator, status: 'pending_first_access' });
  await click('Criar acesso');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: /^Acesso criado para Jurema/ })).toHaveFocus(),
  );
  const passwords = callsOf('createValidator').map(({ body }) => body.temporaryPassword);
  expect(new Set(passwords).size).toBe(1);
  expect(screen.getByText(passwords[0] ?? '')).toBeVisible();
});

test('the limit of validators is shown before the form', async () => {
  answerSummaries(2);
  open('/validator');
  expect(await screen.findByText(/^Não há vaga para mais um valida/)).toBeVisible();
  expect(screen.getByText(/cada loja tem até 2 valida/)).toBeVisible();
  expect(screen.queryByLabelText('Nome')).toBeNull();
});

test.each(['/validator-list', '/validator'])(
  '%s says that validators can start only after the approval, and leads on to the offers',
  async (path) => {
    const { approvedAt: _, ...business } = aBusiness({ status: 'pending_approval' });
    openAsOwner(path, { business });
    expect(await screen.findByText('Validadores, só depois da aprovação')).toBeVisible();
    const next = await screen.findByRole('link', { name: 'Publicar uma oferta' });
    expect(next).toHaveAttribute('href', '/offer');
    expect(screen.queryByRole('link', { name: 'Novo validador' })).toBeNull();
  },
);

test.each(['/offer-list', '/validator-list'])('%s forgets a removed shop', async (list) => {
  answers('listValidators', { items: [validator] });
  open(`${list}?shop=${otherShopId}`);
  await waitFor(() => expect(location.search).toBe(''));
});
