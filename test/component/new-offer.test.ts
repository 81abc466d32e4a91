import { screen, waitFor } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import { bread, fillOffer, openNewOffer } from './support/offer-form.ts';
import { open, openAsOwner, reload } from './support/open-screen.tsx';
import { anOffer, signInOwner } from './support/owner.ts';

test('each mistake has its message, and the first invalid field gets the focus', async () => {
  openNewOffer();
  await click('Publicar oferta');
  await waitFor(async () => expect(await field('Título')).toHaveFocus());
  await fillOffer({ title: 'Café', originalPrice: '5,49', offerPrice: '8,90' });
  await click('Publicar oferta');
  expect(await screen.findByText(/O preço da oferta precisa ser menor/)).toBeVisible();
  expect(await field('Preço da oferta')).toHaveFocus();
  expect(callsOf('createOffer')).toEqual([]);
});

test('the preview of an offer has no dead links', async () => {
  openNewOffer();
  await fillOffer(bread);
  expect(await screen.findByRole('button', { name: 'Eu quero!' })).toBeInTheDocument();
  expect(document.querySelectorAll('a:not([href])')).toHaveLength(0);
});

test('a limit per person is 1 if its field is empty, and 500 at most', async () => {
  openNewOffer();
  await fillOffer(bread);
  const limit = await field('Limite por pessoa');
  expect(limit).toHaveAttribute('placeholder', '1');
  expect(limit).toHaveAccessibleDescription(/vazio, é 1/);
  expect(await screen.findByText(/Até 1 por pessoa\./)).toBeInTheDocument();
  expect(screen.getByText(/ · Até 1 por pessoa$/)).toBeInTheDocument();
  await user.type(limit, '3');
  expect(await screen.findByText(/Até 3 por pessoa\./)).toBeInTheDocument();
  expect(screen.getByText(/ · Até 3 por pessoa$/)).toBeInTheDocument();
  await fill('Limite por pessoa', '501');
  await click('Publicar oferta');
  expect(await screen.findByText('O máximo é 500 por pessoa.')).toBeVisible();
  expect(callsOf('createOffer')).toEqual([]);
});

test('the last day is a week ahead, a quick choice, or a day of the calendar', async () => {
  openNewOffer();
  expect(await button('7 dias')).toBePressed();
  await click('Fim do ano que vem');
  const chosen = await field('Validade');
  expect(chosen).toHaveDisplayValue(/^31\/12\//);
  expect(await button('7 dias')).not.toBePressed();
  const calendar = 'Validade: escolher no calendário';
  await click(calendar);
  await click('Mês anterior');
  expect(await screen.findByText(/^Novembro de 20/)).toBeVisible();
  await click(/^15 /);
  expect(chosen).toHaveDisplayValue(/^15\/11\//);
  await waitFor(async () => expect(await button(calendar)).toHaveFocus());
});

test('days can be typed without their year, and an invalid day is reported when the user leaves its field', async () => {
  openNewOffer();
  await fillOffer(bread);
  const last = await field('Validade');
  const type = async (typed: string) => {
    await user.clear(last);
    await user.type(last, typed);
    await user.tab();
  };
  await type('31022030');
  expect(last).toHaveValue('31/02/2030');
  expect(await screen.findByText(/^Digite um dia que existe/)).toBeVisible();
  await type('2412');
  expect(last).toHaveDisplayValue(/^24\/12\/20\d\d$/);
  expect(screen.queryByText(/^Digite um dia que existe/)).toBeNull();
  await user.type(await field('Início'), '24/12');
  await click('Publicar oferta');
  await atScreen('Ofertas');
  const { startDate, expirationDate } = callsOf('createOffer')[0]?.body ?? {};
  expect(expirationDate).toMatch(/^20\d\d-12-24$/);
  expect(startDate).toBe(expirationDate);
});

test('an unusual discount asks for confirmation, and going back to the price keeps the typed values', async () => {
  openNewOffer();
  await fillOffer({ ...bread, originalPrice: '2.499,90', offerPrice: '24,99' });
  const publish = await button('Publicar oferta');
  const price = await field('Preço da oferta');
  const scrolledTo = jest.spyOn(price, 'scrollIntoView');
  for (const [key, focused] of [
    ['{Escape}', publish],
    ['{Enter}', price],
  ] as const) {
    publish.focus();
    await user.keyboard('{Enter}');
    const asked = await dialog('Desconto de 99%. Está certo?');
    expect(asked.element).toHaveTextContent(/de R\$\s2\.499,90 para R\$\s24,99/);
    expect(asked.getByText('Voltar e corrigir').closest('button')).toHaveFocus();
    await user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused).toHaveFocus());
  }
  expect(scrolledTo).toHaveBeenCalled();
  expect(price).toHaveDisplayValue('24,99');
  expect(await field('Título')).toHaveValue(bread.title);
  expect(await field('Preço normal')).toHaveDisplayValue('R$\u00a02.499,90');
  expect(callsOf('createOffer')).toEqual([]);

  await click('Publicar oferta');
  await click('Publicar assim');
  await atScreen('Ofertas');
  expect(callsOf('createOffer')).toMatchObject([{ body: { offerPrice: 24.99 } }]);
});

test('an offer whose answer was lost is sent again with the same key, also after a reload', async () => {
  openNewOffer();
  await fillOffer(bread);
  loses('createOffer');
  await click('Publicar oferta');
  expect(await screen.findByText(/Sem conexão com a Vitrine/)).toBeVisible();
  reload();
  await click('Continuar');
  expect(await field('Título')).toHaveValue(bread.title);
  expect(await field('Preço da oferta')).toHaveDisplayValue('R$\u00a05,49');
  answers('createOffer', anOffer());
  await click('Publicar oferta');
  await atScreen('Ofertas');
  const keys = callsOf('createOffer').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  // The draft was removed with the offer.
  open('/offer');
  expect(await field('Título')).toHaveValue('');
});

test('a reload restores the typed values, and asks first after five minutes or on another page', async () => {
  openNewOffer();
  await fillOffer(bread);
  reload();
  expect(await field('Título')).toHaveValue(bread.title);
  expect(await field('Preço da oferta')).toHaveDisplayValue('R$\u00a05,49');

  open('/offer-list');
  await atScreen('Ofertas');
  open('/offer');
  expect(await screen.findByText('Continuar de onde parou?')).toBeVisible();
  await click('Continuar');

  const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));
  const draft = JSON.parse(sessionStorage.getItem(key) ?? '');
  const sixMinutes = 6 * 60_000;
  sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: draft.savedAt - sixMinutes }));
  reload();
  expect(await screen.findByText('Continuar de onde parou?')).toBeVisible();
  await click('Começar do zero');
  expect(await field('Título')).toHaveValue('');
});

test('a session that expires while an offer is sent leads to the sign-in, and the draft stays', async () => {
  openNewOffer();
  await fillOffer(bread);
  refuses('createOffer', 'UNAUTHENTICATED');
  await click('Publicar oferta');
  await atScreen('Entrar');
  openAsOwner('/offer');
  await click('Continuar');
  expect(await field('Título')).toHaveValue(bread.title);
});

test('the reason why an owner cannot publish is shown before the form', async () => {
  const offers = Array.from({ length: 10 }, () => anOffer());
  openAsOwner('/offer', { offers });
  expect(await screen.findByText(/Você já tem 10 ofertas ativas/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver ofertas ativas' })).toHaveAttribute(
    'href',
    expect.stringContaining('status=active'),
  );
  expect(screen.queryByLabelText('Título')).toBeNull();

  signInOwner({ business: aBusiness({ status: 'suspended' }) });
  reload();
  expect(await screen.findByText(/A empresa está suspensa/)).toBeVisible();
});
