import { screen, waitFor } from '@testing-library/react';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { button, click, dialog, user } from './support/actions.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { anOffer } from './support/owner.ts';

interface Device {
  /** Whether photos load. */
  hasPhotos: boolean;
  /** Whether the device has memory for a canvas. */
  canDraw: boolean;
}

/** Abilities of the device in the running test. */
const device: Device = { hasPhotos: true, canDraw: true };

/** Texts and photos that were drawn in this test. */
const drawn: { texts: string[]; photos: number } = { texts: [], photos: 0 };

const measures = (text: string) => ({ width: 45 * text.length, actualBoundingBoxAscent: 70 });

/** A canvas that only notes texts and photos. */
const context = new Proxy(
  {
    measureText: measures,
    fillText: (text: string) => void drawn.texts.push(text),
    drawImage: () => {
      drawn.photos += 1;
    },
  } as Record<string | symbol, unknown>,
  { get: (known, name) => known[name] ?? (() => undefined), set: () => true },
);

/** Prepares each test of a file: a device that draws pictures. jsdom has no canvas. */
function withDrawings(): void {
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} });
    Object.assign(HTMLImageElement.prototype, {
      decode: async () => {
        if (!device.hasPhotos) throw new DOMException('', 'EncodingError');
      },
    });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => (device.canDraw ? context : null),
      toBlob: (give: BlobCallback, type: string) => give(new Blob(['picture'], { type })),
    });
  });
  beforeEach(() => {
    Object.assign(device, { hasPhotos: true, canDraw: true });
    Object.assign(drawn, { texts: [], photos: 0 });
  });
}

withDrawings();

const image = { url: imageUrlNo(), width: 1280, height: 960, status: 'ready' } as const;
const offer = anOffer({
  title: 'Bolo de Rolo 🎂',
  imagesUrls: [image.url],
  images: [image],
});
const link = `${location.origin}/folder/${offer.id}?loja=padariaaurora`;

const share = jest.fn<Promise<void>, [ShareData]>();

/** Lets the device pass files to other apps, or not. */
const letShare = (canShare: boolean) =>
  Object.assign(navigator, { share, canShare: ({ files }: ShareData) => canShare && !!files });

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  letShare(true);
});

async function openPicture() {
  await click(`Ações de ${offer.title}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Imagem para o status' }));
  return dialog('Imagem para o status');
}

async function openFromList(changes: Parameters<typeof anOffer>[0] = {}) {
  openAsOwner('/offer-list', { offers: [{ ...offer, ...changes }] });
  return openPicture();
}

test('an owner shares an offer as a picture with its link, and the menu has the focus afterwards', async () => {
  const shown = await openFromList();
  expect(await shown.findByRole('img', { name: /Cartaz da oferta Bolo de Rolo/ })).toBeVisible();
  expect(drawn.photos).toBe(1);
  expect(drawn.texts).toContain('Padaria Aurora');
  await user.click(await shown.findByRole('button', { name: 'Compartilhar imagem' }));
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.text).toBe(link);
  expect(data?.files).toHaveLength(1);
  expect(data?.files?.[0]).toMatchObject({ name: 'bolo-de-rolo.jpg', type: 'image/jpeg' });
  expect(shown.queryByRole('alert')).toBeNull();
  expect(shown.getByRole('button', { name: 'Compartilhar link' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await button(`Ações de ${offer.title}`)).toHaveFocus());
});

test('a share that the owner cancels says nothing, one that the device refuses says what to do', async () => {
  const shown = await openFromList();
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  const send = await shown.findByRole('button', { name: 'Compartilhar imagem' });
  await user.click(send);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(shown.queryByRole('alert')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(send);
  expect(await shown.findByRole('alert')).toHaveTextContent(/^O aparelho não deixou/);
  expect(shown.getByRole('link', { name: 'Salvar imagem' })).toHaveAttribute(
    'download',
    'bolo-de-rolo.jpg',
  );
  await user.click(send);
  await waitFor(() => expect(shown.queryByRole('alert')).toBeNull());
});

test('a device that cannot share files saves the picture', async () => {
  letShare(false);
  const shown = await openFromList();
  const save = await shown.findByRole('link', { name: 'Salvar imagem' });
  expect(save).toHaveAttribute('href', 'blob:picture');
  expect(shown.queryByRole('button', { name: 'Compartilhar imagem' })).toBeNull();
});

test('a photo that does not load is left out, with a sentence, until it loads', async () => {
  device.hasPhotos = false;
  const shown = await openFromList();
  expect(await shown.findByRole('alert')).toHaveTextContent(/^A foto não carregou/);
  expect(shown.getByRole('button', { name: 'Compartilhar imagem' })).toBeVisible();
  expect(drawn.photos).toBe(0);
  device.hasPhotos = true;
  await user.click(shown.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(shown.queryByRole('alert')).toBeNull());
  expect(drawn.photos).toBe(1);
});

test('a photo that is still being processed is left out, with a sentence', async () => {
  const waiting = { url: image.url, status: 'processing' } as const;
  const shown = await openFromList({ images: [waiting] });
  expect(await shown.findByRole('alert')).toHaveTextContent(/^A foto ainda está sendo preparada/);
});

test('the picture of an offer without a photo is a poster, without a sentence', async () => {
  const shown = await openFromList({ imagesUrls: [], images: [] });
  await shown.findByRole('button', { name: 'Compartilhar imagem' });
  expect(shown.queryByRole('alert')).toBeNull();
  expect(drawn.photos).toBe(0);
});

test('a device without memory for the picture still shares the link', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  device.canDraw = false;
  const shown = await openFromList();
  expect(await shown.findByRole('alert')).toHaveTextContent(/^Este aparelho não conseguiu/);
  expect(shown.getByRole('button', { name: 'Compartilhar link' })).toBeVisible();
  device.canDraw = true;
  await user.click(shown.getByRole('button', { name: 'Tentar de novo' }));
  expect(await shown.findByRole('button', { name: 'Compartilhar imagem' })).toBeVisible();
});

test('the page of an offer has the picture beside its link', async () => {
  openAsOwner(`/offer?id=${offer.id}`, { offers: [offer] });
  await click('Imagem para o status');
  const shown = await dialog('Imagem para o status');
  expect(await shown.findByRole('button', { name: 'Compartilhar imagem' })).toBeVisible();
});

test('an offer that customers cannot see has no picture to share', async () => {
  const off = { ...offer, status: 'inactive', displayStatus: 'inactive' } as const;
  openAsOwner(`/offer?id=${offer.id}`, { offers: [off] });
  expect(await screen.findByText('Para compartilhar, ative a oferta.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imagem para o status' })).toBeNull();
  open('/offer-list');
  await click(`Ações de ${offer.title}`);
  expect(await screen.findByRole('menuitem', { name: 'Ver prévia' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Imagem para o status' })).toBeNull();
});
