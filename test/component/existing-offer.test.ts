import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { atScreen, click, field, fill, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, nextWeek, signInOwner } from './support/owner.ts';

const offer = anOffer({ title: 'Tapioca de queijo', originalPrice: 20, offerPrice: 14.9 });
const path = `/offer?id=${offer.id}`;

test('an offer changed by somebody else meanwhile shows the differences, and the user chooses', async () => {
  signInOwner({ offers: [offer] });
  open(path);
  await fill('Título', 'Tapioca de coco');
  await fill('Preço da oferta', '12');
  const changed = { ...offer, offerPrice: 13.5, version: 2 };
  answers('getOffer', changed);
  refuses('updateOffer', 'VERSION_MISMATCH');
  await click('Salvar oferta');
  const notice = await screen.findByRole('alert', { name: /Os dados mudaram/ });
  expect(notice).toHaveFocus();
  expect(within(notice).getByLabelText(/O que você digitou: R\$\s12,00/)).toBeChecked();
  await user.click(within(notice).getByLabelText(/O que está salvo agora: R\$\s13,50/));
  answers('updateOffer', { ...changed, title: 'Tapioca de coco', version: 3 });
  await click('Salvar oferta');
  await atScreen('Ofertas');
  const [first, second] = callsOf('updateOffer');
  expect(first?.headers.get('if-match')).toBe('"1"');
  expect(second?.headers.get('if-match')).toBe('"2"');
  expect(second?.body).toMatchObject({ title: 'Tapioca de coco', offerPrice: 13.5 });
});

test('a limit per person that somebody else removed is shown as 1', async () => {
  signInOwner({ offers: [{ ...offer, perConsumerLimit: 2 }] });
  open(path);
  await fill('Limite por pessoa', '3');
  answers('getOffer', { ...offer, version: 2 });
  refuses('updateOffer', 'VERSION_MISMATCH');
  await click('Salvar oferta');
  const notice = await screen.findByRole('alert', { name: /Os dados mudaram/ });
  expect(within(notice).getByLabelText(/O que está salvo agora: 1$/)).toBeVisible();
});

test('an offer that has ended is published again with another last day', async () => {
  const ended = anOffer({
    expirationDate: '2026-03-01',
    displayStatus: 'expired',
    endsAt: '2026-03-02T02:59:59.000Z',
  });
  signInOwner({ offers: [ended] });
  open(path);
  expect(await screen.findByText(/Esta oferta terminou. Para publicar de novo/)).toBeVisible();
  await click('7 dias');
  const again = {
    ...ended,
    expirationDate: nextWeek,
    displayStatus: 'active',
    version: 2,
  } as const;
  answers('updateOffer', again);
  await click('Publicar de novo');
  await atScreen('Ofertas');
  expect(await screen.findByText('Oferta publicada.')).toBeVisible();
  expect(callsOf('updateOffer')[0]?.body.expirationDate).not.toBe(ended.expirationDate);
});

test('offers of other businesses and removed offers are not found', async () => {
  signInOwner();
  answers('getOffer', { ...offer, businessId: 'biz_01K9A1B2C3D4E5F6G7H8J9KXXX' });
  open(path);
  expect(await screen.findByRole('link', { name: 'Ver suas ofertas' })).toHaveAttribute(
    'href',
    '/offer-list',
  );
  expect(screen.queryByLabelText('Título')).toBeNull();
});

test('an offer that has begun keeps its start', async () => {
  signInOwner({ offers: [offer] });
  open(path);
  expect(await field(/Início/)).toBeDisabled();
  expect(screen.getByText('A oferta já começou: o início não muda mais.')).toBeVisible();
});

test('a photo that is not served, for example during a suspension, is not shown as a broken picture', async () => {
  const image = { url: imageUrlNo(), width: 1280, height: 960, status: 'ready' } as const;
  signInOwner({ offers: [{ ...offer, imagesUrls: [image.url], images: [image] }] });
  open(path);
  const photo = () => document.querySelector('[data-photo] img');
  await waitFor(() => expect(photo()).toHaveAttribute('src', `${image.url}/320.webp`));
  fireEvent.error(photo() as Element);
  await waitFor(() => expect(photo()).toBeNull());
});
