import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { aBusiness, aPendingBusiness } from '#test/support/builders/a-business.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { button, click, dialog, fill } from './support/actions.ts';
import { showOnPhone } from './support/browser-stubs.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { openAsOwner, reload } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';
import { aDocument, aPhoto, choosePhotos, letStorage, withPictures } from './support/pictures.ts';

// The cropper measures the picture. In jsdom it has no size, so this fake takes the whole picture.
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: function WholePicture({
    onCropComplete,
  }: {
    onCropComplete: (...areas: object[]) => void;
  }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useEffect(() => onCropComplete({}, { x: 0, y: 0, width: 800, height: 800 }), []);
    return null;
  },
}));

withPictures();

const business = aPendingBusiness();
const group = () => screen.findByRole('group', { name: 'Foto da empresa' });
const picture = () => screen.findByRole('img', { name: 'Foto da empresa' });

beforeEach(async () => {
  openAsOwner('/business', { business });
  await button('Escolher foto');
});

async function cut(file = aPhoto()): Promise<void> {
  choosePhotos(file);
  const { findByRole } = await dialog('Enquadrar a foto');
  const use = await findByRole('button', { name: 'Usar este recorte' });
  await waitFor(() => expect(use).toBeEnabled());
  fireEvent.click(use);
}

test('a file that cannot be an avatar shows the reason until the next choice', async () => {
  await click('Escolher foto');
  choosePhotos(aDocument());
  expect(await screen.findByRole('alert')).toHaveTextContent('Este arquivo não é uma foto');
  expect(await group()).toHaveAccessibleDescription(/Um logotipo .* não é uma foto/);
  await waitFor(async () => expect(await button('Escolher foto')).toHaveFocus());
  choosePhotos(aPhoto());
  await dialog('Enquadrar a foto');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a photo in a format that this browser cannot open shows a message', async () => {
  const heic = new File(['\u0000\u0000\u0000\u0018ftypheic'], 'a.heic', { type: 'image/heic' });
  choosePhotos(heic);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a file dropped on a page without a drop area is ignored', async () => {
  showOnPhone();
  reload();
  await button('Escolher foto');
  const drop = (target: Element) =>
    // False if the page called preventDefault.
    fireEvent.drop(target, { dataTransfer: { files: [aPhoto()], items: [], types: ['Files'] } });
  expect(drop(screen.getByRole('heading', { level: 1 }))).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the earlier avatar can be kept if the new one was not sent', async () => {
  await cut();
  const before = (await picture()).getAttribute('src') ?? '';
  letStorage('loses');
  await button('Trocar');
  await cut(aPhoto('teal.jpg'));
  await waitFor(async () =>
    expect(await group()).toHaveTextContent('A conexão caiu durante o envio.'),
  );
  expect(await picture()).not.toHaveAttribute('src', before);
  await click('Manter a foto de antes');
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', before));
  await waitFor(async () => expect(await button('Trocar')).toHaveFocus());
});

test('a saved avatar does not overwrite a newer one of another tab', async () => {
  await cut();
  await button('Trocar');
  const saved = aBusiness({ ...business, avatarUrl: imageUrlNo('offer', 1), version: 2 });
  answers('updateBusiness', saved);
  signInOwner({ business: saved });
  await click('Salvar');
  expect(await screen.findByText('Dados da empresa salvos.')).toBeVisible();

  const newer = { ...saved, avatarUrl: imageUrlNo('business', 2), version: 3 };
  signInOwner({ business: newer });
  refuses('updateBusiness', 'VERSION_MISMATCH');
  await fill('Nome fantasia', 'Padaria do Porto');
  await click('Salvar');
  expect(await screen.findByText(/Os dados mudaram enquanto você editava/)).toBeVisible();
  expect(screen.getByText(/Também mudou: Foto da empresa/)).toBeVisible();
  answers('updateBusiness', newer);
  await click('Salvar');
  await waitFor(() =>
    expect(callsOf('updateBusiness').at(-1)?.body).toMatchObject({
      name: 'Padaria do Porto',
      avatarUrl: newer.avatarUrl,
    }),
  );
});
