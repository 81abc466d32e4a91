import { screen, within } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { forgetFirstSteps } from '#web/session/saved-first-steps.ts';
import { atScreen, click } from './support/actions.ts';
import { answers, holds } from './support/fake-server.ts';
import { bread, fillOffer } from './support/offer-form.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, signInOwner } from './support/owner.ts';

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
  // Only the badge of the shop says that the business waits.
  expect(await screen.findAllByText(/em análise|aprovad/)).toHaveLength(1);
});

test('an empty list has one button that adds an item', async () => {
  signInOwner({ shops: [] });
  open('/shop-list');
  await screen.findByText(/Cadastre sua primeira loja|primeira loja/);
  expect(screen.getAllByRole('link', { name: 'Nova loja' })).toHaveLength(1);
  signInOwner();
  open('/offer-list');
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
