import { screen, waitFor, within } from '@testing-library/react';
import { fetchUserAttributes } from 'aws-amplify/auth';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, answersAt, callsOf, refuses } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { aShop, signInOwner, takenIdentifier } from './support/owner.ts';

jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('aws-amplify/auth');

const suggestedHours = 'Seg–sáb 8h–18h, dom fechado. Confere?';

const openSection = async (title: RegExp) =>
  user.click(await screen.findByRole('heading', { level: 2, name: title }));

beforeEach(() => {
  jest.mocked(fetchUserAttributes).mockResolvedValue({ phone_number: '+5581998765432' });
  answersAt('https://cep.example/ws', () => Response.json({ erro: 'true' }));
});

async function openForm(name = 'Padaria Aurora'): Promise<void> {
  signInOwner({ business: aBusiness({ name }) });
  answers('createShop', aShop());
  open('/shop');
  await screen.findByLabelText('CEP');
}

async function fillShop(): Promise<void> {
  await fill('CEP', '50050-000');
  await fill('Rua ou avenida', 'Rua da Aurora');
  await fill('Número', '325');
  await fill('Bairro', 'Boa Vista');
  await fill('Cidade', 'Recife');
  await user.selectOptions(await field('Estado'), 'PE');
  await user.click(await field(suggestedHours));
}

test('each empty required field is marked, and the first gets the focus', async () => {
  await openForm();
  await click('Cadastrar loja');
  await waitFor(async () => expect(await field('CEP')).toHaveFocus());
  for (const label of ['CEP', 'Rua ou avenida', 'Número', 'Bairro', 'Cidade', 'Estado'])
    expect(await field(label)).toBeInvalid();
  expect(callsOf('createShop')).toEqual([]);
});

test('the account’s phone is the first contact, and suggested hours are sent once the owner has seen them', async () => {
  await openForm();
  const whatsApp = await field('WhatsApp');
  await waitFor(() => expect(whatsApp).toHaveValue('(81) 99876-5432'));
  expect(whatsApp).toHaveAccessibleDescription(/^É o número da sua conta\./);
  expect(whatsApp).toBeVisible();
  await fillShop();
  await user.click(await field(suggestedHours));
  await click('Cadastrar loja');
  await waitFor(async () => expect(await field(suggestedHours)).toHaveFocus());
  expect(screen.getByText(/^Confira o horário/)).toBeVisible();
  expect(callsOf('createShop')).toEqual([]);
  await user.click(await field(suggestedHours));
  await fill('WhatsApp', '');
  await fill('Telegram', 'https://t.me/padaria_aurora');
  await user.tab();
  expect(await field('Telegram')).toHaveValue('@padaria_aurora');
  expect(whatsApp).toHaveAccessibleDescription(/^Opcional\./);
  await click('Cadastrar loja');
  await atScreen('Lojas');
  expect(callsOf('createShop')[0]?.body.contacts.WhatsApp).toBe('');
});

test('the municipalities of the state are offered, and a city gets its official name when the user leaves its field', async () => {
  await openForm();
  const city = await field('Cidade');
  const offered = () => [...(city.list?.options ?? [])].map(({ value }) => value);
  await user.selectOptions(await field('Estado'), 'SP');
  await waitFor(() => expect(offered()).toHaveLength(645));
  await user.type(city, 'SANTA BARBARA D’OESTE');
  expect(city).toHaveValue('SANTA BARBARA D’OESTE');
  await user.tab();
  expect(city).toHaveValue("Santa Bárbara d'Oeste");
  await fill('Cidade', 'mogi-mirim');
  await user.selectOptions(await field('Estado'), 'PE');
  await waitFor(() => expect(offered()).toHaveLength(185));
  expect(city).toHaveValue('Mogi Mirim');
  await fill('Cidade', 'Vila Alta');
  await user.tab();
  expect(city).toHaveValue('Vila Alta');
});

test('a city that is not a municipality of the state is marked, and the other values stay', async () => {
  await openForm();
  refuses('createShop', 'VALIDATION_FAILED', [{ path: 'address.city', code: 'INVALID_VALUE' }]);
  await fillShop();
  await fill('Cidade', 'Vila Alta');
  await click('Cadastrar loja');
  await waitFor(async () => expect(await field('Cidade')).toBeInvalid());
  expect(await field('Cidade')).toHaveAccessibleDescription(
    /Escolha uma cidade da lista do estado/,
  );
  expect(await field('Rua ou avenida')).toHaveValue('Rua da Aurora');
});

test('a foreign phone cannot be a contact of a shop', async () => {
  jest.mocked(fetchUserAttributes).mockResolvedValue({ phone_number: '+351912345678' });
  await openForm();
  await waitFor(() => expect(fetchUserAttributes).toHaveBeenCalled());
  await fill('Número', '1');
  expect(await field('WhatsApp')).toHaveValue('');
});

test('the name suggests a short link, and typed text becomes words with hyphens', async () => {
  await openForm('D’Ávila & Filhos Ltda – Doces do Bairro');
  const link = await field('Link da loja');
  await waitFor(() => expect(link).toHaveValue('doces-davila'));
  await fill('Link da loja', 'D’Ávila & Filhos nº 1 ');
  expect(link).toHaveValue('davila-filhos-n-1-');
  expect(screen.getByText('davila-filhos-n-1')).toBeVisible();
  expect(await screen.findByText('Disponível')).toBeVisible();
});

test('a link that another shop has is refused, and a free link is suggested', async () => {
  await openForm();
  await fillShop();
  await fill('Link da loja', takenIdentifier);
  expect(await screen.findByText('Indisponível')).toBeVisible();
  refuses('createShop', 'SHOP_IDENTIFIER_TAKEN');
  await click('Cadastrar loja');
  expect(await screen.findByText('Este link já é de outra loja. Escolha outro.')).toBeVisible();
  await waitFor(async () => expect(await field('Link da loja')).toHaveFocus());
  await click(/^Usar /);
  expect(await screen.findByText('Disponível')).toBeVisible();
  answers('createShop', aShop());
  await click('Cadastrar loja');
  await atScreen('Lojas');
  expect(callsOf('createShop').at(-1)?.body.shopIdentifier).not.toBe(takenIdentifier);
});

test('mistakes in the hours are shown although the section was closed, and hours are copied to other days', async () => {
  await openForm();
  await fillShop();
  await openSection(/^Horário de/);
  const send = () => click('Cadastrar loja');
  // A selector, because label queries are slow in a form with many labels.
  const inputs = (label: string) =>
    document.querySelectorAll<HTMLInputElement>(`[aria-label="Terça: ${label}"]`);
  const opens = (at = 0) => inputs('abre às')[at] as HTMLInputElement;
  const closes = (at = 0) => inputs('fecha às')[at] as HTMLInputElement;
  const type = async (input: HTMLInputElement, text: string) => {
    await user.clear(input);
    if (text) await user.paste(text);
  };
  await type(opens(), '');
  await openSection(/^Horário de/);
  await send();
  expect(await screen.findByText('Preencha a hora de abrir e a de fechar.')).toBeVisible();
  await waitFor(() => expect(opens()).toHaveFocus());
  await type(opens(), '28:00');
  await send();
  expect(await screen.findByText(/^Use horas entre/)).toBeVisible();
  await type(opens(), '18:00');
  await type(closes(), '02:00');
  expect(await screen.findByText('Até as 2h do dia seguinte.')).toBeVisible();
  const more = await button('Terça: mais um horário');
  await user.click(more);
  await waitFor(() => expect(opens(1)).toHaveFocus());
  await type(opens(1), '01:00');
  await type(closes(1), '03:00');
  await send();
  expect(await screen.findByText(/^Os horários se sobrepõem/)).toBeVisible();
  expect(opens()).toHaveFocus();
  await user.click(
    screen.getAllByRole('button', { name: 'Terça: tirar este horário' })[1] as Element,
  );
  await waitFor(() => expect(more).toHaveFocus());

  await click('Terça: copiar para outros dias');
  const { element, getByRole } = await dialog();
  await user.click(within(element).getByLabelText('Sexta'));
  await user.click(getByRole('button', { name: 'Copiar' }));
  expect(await field('Quinta: abre às')).toHaveValue('18:00');
  expect(await field('Sexta: abre às')).toHaveValue('08:00');
});

test('the limit of shops is shown before the form', async () => {
  signInOwner();
  answers('getBusinessUsage', {
    limits: { maxShops: 1, maxValidatorsPerShop: 1, maxActiveOffers: 3 },
    shopsCount: 1,
    activeOffersCount: 0,
  });
  open('/shop');
  expect(await screen.findByText(/^Você usa 1 de 1 loja/)).toBeVisible();
  expect(screen.queryByLabelText('CEP')).toBeNull();
  expect(screen.getByRole('link', { name: 'Mudar o porte' })).toBeVisible();
});

test('shops of other businesses are not found', async () => {
  openAsOwner(`/shop?id=${aShop().id}`, {
    shops: [aShop({ businessId: 'biz_01K9A1B2C3D4E5F6G7H8J9KXXX' })],
  });
  expect(await screen.findByText('Não achamos esta loja')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver as lojas' })).toHaveAttribute('href', '/shop-list');
});
