import { screen, waitFor, within } from '@testing-library/react';
import { aPendingBusiness } from '#test/support/builders/a-business.ts';
import { atScreen, button, click, field, fill, user } from './support/actions.ts';
import { answers, answersAt, callsOf, holds, loses, refuses } from './support/fake-server.ts';
import { openAsOwner } from './support/open-screen.tsx';
import { aShop } from './support/owner.ts';

const shop = aShop();

describe('the form of a shop', () => {
  beforeEach(() => {
    openAsOwner(`/shop?id=${shop.id}`, { shops: [shop] });
  });

  test('the button of a form keeps the focus while it sends, and sends once', async () => {
    await fill('Número', '77');
    const held = holds('updateShop');
    const save = await button('Salvar');
    save.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(held.count()).toBe(1));
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    expect(save).toHaveFocus();
    await user.keyboard('{Enter} ');
    await user.type(await field('Número'), '{Enter}');
    save.focus();
    expect(held.count()).toBe(1);
    held.refuse('FORBIDDEN');
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    expect(save).toHaveFocus();
    expect(callsOf('updateShop')).toHaveLength(1);
  });

  test('a shop changed meanwhile shows the differences, and the user chooses', async () => {
    await fill('Número', '77');
    const changed = aShop({
      address: { ...shop.address, number: '99' },
      shopIdentifier: 'outrolink',
      version: 2,
    });
    answers('getShop', changed);
    refuses('updateShop', 'VERSION_MISMATCH');
    await click('Salvar');
    const notice = (await screen.findByText(/Os dados mudaram/)).closest('[role=alert]');
    expect(notice).toHaveTextContent('O que está salvo agora: Rua dos Navegantes, 99');
    expect(notice).toHaveTextContent('Link da loja');
    await user.click(within(notice as HTMLElement).getByLabelText(/O que está salvo agora/));
    expect(await field('Número')).toHaveValue('99');
  });

  test('a link that differs only in a hyphen is not a new link', async () => {
    await user.click(await screen.findByRole('heading', { level: 2, name: /^Link$/ }));
    await fill('Link da loja', 'outro-link');
    expect(await screen.findByText('Disponível')).toBeVisible();
    expect(screen.getByText(/^O link antigo/)).toBeVisible();
    await fill('Link da loja', 'padaria-aurora');
    await waitFor(() => expect(screen.queryByText(/^O link antigo/)).toBeNull());
    expect(screen.queryByText('Disponível')).toBeNull();
    answers('updateShop', aShop({ shopIdentifier: 'padaria-aurora', version: 2 }));
    await click('Salvar');
    await waitFor(() => expect(callsOf('updateShop')).toHaveLength(1));
    expect(callsOf('updateShop')[0]?.body.shopIdentifier).toBe('padaria-aurora');
    expect(callsOf('checkShopIdentifier').map(({ params }) => params.identifier)).toEqual([
      'outro-link',
    ]);
  });

  test('switching a shop off keeps the typed values, and a lost call shows a message', async () => {
    await fill('Complemento', 'Loja 2');
    const shown = await screen.findByRole('switch', { name: /^Mostrar aos clientes/ });
    const off = { ...shop, shopStatus: 'inactive', version: 2 } as const;
    answers('updateShop', () => {
      answers('getShop', off);
      return off;
    });
    await user.click(shown);
    expect(await screen.findByText(/^Loja desativada/)).toBeVisible();
    expect(await field('Complemento')).toHaveValue('Loja 2');
    expect(shown).not.toBeChecked();
    expect(shown).toHaveFocus();
    loses('updateShop');
    await user.click(shown);
    expect(await screen.findByText(/Sem conexão com a Vitrine/)).toBeVisible();
    expect(shown).not.toBeChecked();
  });

  test('a shop with offers is removed after a second confirmation', async () => {
    await click('Excluir loja');
    refuses('deleteShop', 'SHOP_HAS_OFFERS');
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Excluir loja' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(
      'Cupons que só valem nela são cancelados',
    );
    answers('deleteShop', undefined);
    await user.click(asked.getByRole('button', { name: 'Excluir mesmo assim' }));
    await atScreen('Lojas');
    expect(callsOf('deleteShop').map(({ query }) => query)).toEqual([{}, { force: 'true' }]);
  });
});

test('a shop renamed as often as allowed before the approval says so at its link', async () => {
  openAsOwner(`/shop?id=${shop.id}`, { business: aPendingBusiness(), shops: [shop] });
  await fill('Link da loja', 'outrolink');
  expect(await screen.findByText(/fica livre para outras lojas/)).toBeInTheDocument();
  refuses('updateShop', 'BUSINESS_NOT_ACTIVE');
  await click('Salvar');
  await waitFor(async () =>
    expect(await field('Link da loja')).toHaveAccessibleDescription(/já mudou três vezes/),
  );
});

const withoutContact = aShop({ contacts: { WhatsApp: '', Phone: '', Email: '', Telegram: '' } });
const sentence = /^Esta loja está sem contato/;

test('the list says that a shop has no contact, and links to the contact field', async () => {
  openAsOwner('/shop-list', { shops: [withoutContact] });
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Adicionar WhatsApp' }));
  const whatsApp = await field('WhatsApp');
  await waitFor(() => expect(whatsApp).toHaveFocus());
  expect(whatsApp).toBeVisible();
});

test('the list has no note about a shop with one contact', async () => {
  openAsOwner('/shop-list', {
    shops: [aShop({ contacts: { ...withoutContact.contacts, Telegram: '@padaria' } })],
  });
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});

describe('the CEP of a new shop', () => {
  const recife = {
    logradouro: 'Rua do Bom Jesus',
    bairro: 'Recife',
    localidade: 'Recife',
    uf: 'PE',
  };
  /** The service spells Mogi Mirim in its own way. */
  const mogi = { logradouro: 'Rua do Ouro', bairro: 'Centro', localidade: 'Mogi-Mirim', uf: 'SP' };
  const olinda = { logradouro: 'Rua do Amparo', bairro: 'Carmo', localidade: 'Olinda', uf: 'PE' };
  const service = 'https://cep.example/ws';

  const notFound = () => screen.queryByText(/^Não achamos o endereço deste CEP/);

  async function expectAddress(street: string, city: string): Promise<void> {
    await waitFor(async () => expect(await field('Cidade')).toHaveValue(city));
    expect(await field('Rua ou avenida')).toHaveValue(street);
  }

  beforeEach(() => {
    openAsOwner('/shop');
  });

  test('a CEP fills in the address, with the official name of the city, and another CEP replaces it', async () => {
    answersAt(`${service}/13800000`, () => Response.json(mogi));
    answersAt(`${service}/53020170`, () => Response.json(olinda));
    await user.type(await field('CEP'), '13800000');
    await expectAddress('Rua do Ouro', 'Mogi Mirim');
    expect(await field('Bairro')).toHaveValue('Centro');
    expect(await field('Estado')).toHaveValue('SP');
    expect(await screen.findByText(/^Endereço encontrado/)).toBeVisible();
    expect(await field('Número')).toHaveFocus();
    await fill('CEP', '53020-170');
    await expectAddress('Rua do Amparo', 'Olinda');
  });

  test('a late answer does not change a field that was edited meanwhile', async () => {
    const late = Promise.withResolvers<Response>();
    answersAt(service, () => late.promise);
    await fill('CEP', '50030-231');
    await fill('Rua ou avenida', 'Rua da Guia');
    late.resolve(Response.json(recife));
    await expectAddress('Rua da Guia', 'Recife');
  });

  test('another CEP cancels the lookup of the previous CEP', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    answersAt(`${service}/50030232`, (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    answersAt(`${service}/53020170`, () => Response.json(olinda));
    await fill('CEP', '50030-232');
    await waitFor(() => expect(signals).toHaveLength(1));
    await fill('CEP', '53020-170');
    await expectAddress('Rua do Amparo', 'Olinda');
    expect(signals[0]?.aborted).toBe(true);
  });

  test('the form says that the service failed or does not know the CEP, and works without it', async () => {
    answersAt(`${service}/50030234`, () => new Response('Bad gateway', { status: 502 }));
    answersAt(`${service}/50030233`, () => Response.json({ erro: 'true' }));
    answersAt(`${service}/50030230`, () => new Promise(() => undefined));
    await fill('CEP', '50030-234');
    expect(await screen.findByText(/^O serviço de CEP não respondeu\./)).toBeVisible();
    expect(notFound()).toBeNull();
    await fill('Rua ou avenida', 'Rua da Guia');
    await fill('CEP', '50030-233');
    await waitFor(() => expect(notFound()).toBeVisible());
    expect(await field('Rua ou avenida')).toHaveValue('Rua da Guia');
    await fill('CEP', '50030-230');
    await waitFor(() => expect(notFound()).toBeNull());
  });
});
