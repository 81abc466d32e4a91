import { screen, waitFor, within } from '@testing-library/react';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { forgetFirstSteps, saveFirstSteps } from '#web/session/saved-first-steps.ts';
import { atScreen, click } from './support/actions.ts';
import { answers, callsOf, holds, loses } from './support/fake-server.ts';
import { bread, fillOffer } from './support/offer-form.ts';
import { open, openAsOwner, reload } from './support/open-screen.tsx';
import { anOffer, aShop, signInOwner } from './support/owner.ts';

type Owned = Parameters<typeof signInOwner>[0];

function signInNewOwner(owned: Owned = {}): void {
  signInOwner(owned);
  forgetFirstSteps(aBusiness().userId);
  answers('createOffer', ({ body }) => anOffer({ ...body, startDate: undefined } as object));
}

/** Publishes an offer from the list; the server's list does not contain it yet. */
async function publishFirst(): Promise<void> {
  open('/offer-list');
  expect(await screen.findByText('Publique sua primeira oferta')).toBeVisible();
  await screen.findByText(/Bastam o título/);
  await userClicksNewOffer();
  await fillOffer(bread);
  holds('listOffersOfBusiness');
  await click('Publicar oferta');
  await atScreen('Ofertas');
}

async function userClicksNewOffer(): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name: 'Nova oferta' });
  link?.click();
  await atScreen('Nova oferta');
}

const success = (name: string) => screen.findByRole('region', { name });
const whatsApp = { name: 'Enviar no WhatsApp' };
const picture = { name: 'Imagem para o status' };

test('the first offer is shown with its card and one link to WhatsApp before the list loads again', async () => {
  signInNewOwner();
  await publishFirst();
  const shown = within(await success('Oferta publicada'));
  expect(shown.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(shown.getByRole('article')).toHaveTextContent(/Pão francês.*R\$\s5,49/);
  expect(shown.getByText(/Quem abre o link vê esta oferta/)).toBeVisible();
  const links = screen.getAllByRole('link', whatsApp);
  expect(links).toEqual([shown.getByRole('link', whatsApp)]);
  expect(shown.getByRole('button', picture)).toBeVisible();
  expect(screen.queryByText('Publique sua primeira oferta')).toBeNull();
  // Sending the flyer ends the first steps.
  links[0]?.click();
  await screen.findByRole('link', { name: bread.title });
  expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull();
});

test('a published offer of a business in review says that customers see it after the approval', async () => {
  signInNewOwner({ business: aBusiness({ status: 'pending_approval' }) });
  await publishFirst();
  const shown = within(await success('Oferta pronta'));
  expect(shown.getByText(/assim que a empresa for aprovada/)).toBeVisible();
  expect(screen.queryByRole('link', whatsApp)).toBeNull();
  expect(screen.queryByRole('button', picture)).toBeNull();
  await click('Ver suas ofertas');
  const line = await screen.findByRole('button', { name: /^Primeiros passos/ });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  // Nobody can have seen the flyer yet.
  expect(callsOf('getReach')).toEqual([]);
  // Only the badge of the shop says that the business waits.
  expect(await screen.findAllByText(/em análise|aprovad/)).toHaveLength(1);
});

test('an empty list has one button, which adds a shop or, with a shop, an offer', async () => {
  openAsOwner('/shop-list', { shops: [] });
  await screen.findByText(/Cadastre sua primeira loja|primeira loja/);
  expect(screen.getAllByRole('link', { name: 'Nova loja' })).toHaveLength(1);
  open('/offer-list');
  await screen.findByText('Falta uma loja');
  expect(screen.getAllByRole('link', { name: 'Cadastrar loja' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Nova oferta' })).toBeNull();
  signInOwner();
  reload();
  await screen.findByText('Publique sua primeira oferta');
  expect(screen.getAllByRole('link', { name: 'Nova oferta' })).toHaveLength(1);
});

test('after the first offer, the first steps are one line that can be opened', async () => {
  signInNewOwner({ offers: [anOffer()] });
  open('/offer-list');
  const line = await screen.findByRole('button', { name: 'Falta enviar no WhatsApp' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', whatsApp)).not.toBeVisible();
  line.click();
  expect(await screen.findByRole('link', whatsApp)).toBeVisible();
});

const steps = () => screen.queryByRole('region', { name: 'Primeiros passos' });

test('the first view or claim ends the first steps, and nothing is asked afterwards', async () => {
  signInNewOwner({ offers: [anOffer()] });
  answers('getReach', { isReached: true });
  open('/offer-list');
  await screen.findByRole('link', { name: anOffer().title });
  await waitFor(() => expect(steps()).toBeNull());
  expect(callsOf('getReach')).toHaveLength(1);
  open('/shop-list');
  await screen.findByRole('link', { name: /^Padaria/ });
  expect(callsOf('getReach')).toHaveLength(1);
});

test('the first steps stay if it cannot be asked whether anybody has seen the flyer', async () => {
  signInNewOwner({ offers: [anOffer()] });
  loses('getReach');
  open('/offer-list');
  expect(await screen.findByRole('button', { name: 'Falta enviar no WhatsApp' })).toBeVisible();
});

/** An owner who saw on this device that the business waits, and comes back after the approval. */
async function comeBackApproved(owned: Owned, isReached = false): Promise<void> {
  signInNewOwner({ ...owned, business: aPendingBusiness({ id: aBusiness().id }) });
  open('/offer-list');
  await screen.findByRole('button', { name: /^Primeiros passos/ });
  signInOwner(owned);
  answers('getReach', { isReached });
  saveFirstSteps(aBusiness().userId, 'published');
  reload();
}

test('an approval is told once, with an offer and one link to WhatsApp, until it is seen', async () => {
  // Even if somebody saw the flyer before the owner came back.
  await comeBackApproved({ offers: [anOffer()] }, true);
  const approved = 'Aprovada! Suas ofertas estão no ar';
  expect(within(await success(approved)).getByRole('article')).toHaveTextContent(/R\$\s5,49/);
  open('/shop-list');
  const shown = within(await success(approved));
  const link = shown.getByRole<HTMLAnchorElement>('link', whatsApp);
  expect(screen.getAllByRole('link', whatsApp)).toEqual([link]);
  expect(new URL(link.href).searchParams.get('text')).toContain('/folder/padariaaurora');
  await click('Agora não');
  await waitFor(() => expect(screen.queryByRole('region', { name: approved })).toBeNull());
  open('/offer-list');
  await screen.findByRole('link', { name: anOffer().title });
  expect(screen.queryByRole('region', { name: approved })).toBeNull();
});

test('an approval without a visible offer shows the shop', async () => {
  await comeBackApproved({ offers: [anOffer({ displayStatus: 'scheduled' })] });
  const shown = within(await success('Aprovada! Sua loja está no ar'));
  expect(shown.getByRole('article')).toHaveTextContent(/Boa Viagem/);
  shown.getByRole('link', whatsApp).click();
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Aprovada/ })).toBeNull());
  expect(steps()).toBeNull();
});

test('an approval is not told while customers see no shop', async () => {
  await comeBackApproved({ shops: [aShop({ shopStatus: 'inactive' })], offers: [anOffer()] });
  await screen.findByRole('button', { name: 'Falta enviar no WhatsApp' });
  expect(screen.queryByRole('region', { name: /^Aprovada/ })).toBeNull();
});

test('a business that this device never saw waiting is not told of its approval', async () => {
  signInNewOwner({ offers: [anOffer()] });
  open('/offer-list');
  await screen.findByRole('button', { name: 'Falta enviar no WhatsApp' });
  expect(screen.queryByRole('region', { name: /^Aprovada/ })).toBeNull();
});
