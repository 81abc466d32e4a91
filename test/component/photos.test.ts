import { fireEvent, screen, waitFor } from '@testing-library/react';
import { imageUrlNo, uploadId } from '#test/support/builders/an-image.ts';
import { atScreen, button, click, dialog, fill, user } from './support/actions.ts';
import { showOnPhone } from './support/browser-stubs.ts';
import { answers, callsOf, holds, refuses } from './support/fake-server.ts';
import { bread, fillOffer, openNewOffer } from './support/offer-form.ts';
import { reload } from './support/open-screen.tsx';
import {
  aBrokenPhoto,
  aDocument,
  aPhoto,
  choosePhotos,
  endedUploads,
  isUploading,
  letStorage,
  withPictures,
} from './support/pictures.ts';

withPictures();

beforeEach(async () => {
  openNewOffer();
  await button('Escolher foto');
});

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-photo]')];
const idsOf = () => tiles().map(({ dataset }) => dataset['photo']);
const more = (number: number) => button(`Mais ações da foto ${number}`);

async function expectSent(count: number): Promise<void> {
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Mais ações da foto/ })).toHaveLength(count),
  );
}

async function replaceWith(file: File): Promise<void> {
  await user.click(await more(1));
  await user.click(await screen.findByRole('menuitem', { name: 'Trocar' }));
  choosePhotos(file);
}

test('photos can be pasted anywhere on the page, once each, and pasted text stays text', async () => {
  const paste = (target: Element, types = ['Files']) =>
    fireEvent.paste(target, { clipboardData: { files: [aPhoto()], types } });
  paste(await button('Escolher foto'));
  await expectSent(1);
  paste(await screen.findByLabelText('Título'));
  await expectSent(2);
  // False if the page called preventDefault.
  expect(paste(await screen.findByLabelText('Título'), ['Files', 'text/plain'])).toBe(true);
  expect(tiles()).toHaveLength(2);
});

test('a photo is dropped on the drop area, once', async () => {
  const area = document.querySelector('.mantine-Dropzone-root') as Element;
  const file = aPhoto();
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  fireEvent.drop(area, { dataTransfer: { items, files: [file], types: ['Files'] } });
  await expectSent(1);
  expect(tiles()).toHaveLength(1);
});

test('the eleventh photo is refused, and the focus moves to the tenth', async () => {
  (await button('Escolher foto')).focus();
  choosePhotos(...Array.from({ length: 11 }, () => aPhoto()));
  await expectSent(10);
  expect(await button('Escolher foto')).toBeDisabled();
  await waitFor(() => expect(tiles()[9]).toContainElement(document.activeElement as HTMLElement));
});

test('files that are not pictures show a message, and prevent sending the form', async () => {
  answers('getUpload', { id: uploadId, status: 'refused', reasonCode: 'BROKEN' });
  choosePhotos(aDocument(), aBrokenPhoto());
  await waitFor(() => expect(tiles()[0]).toHaveTextContent('Este arquivo não é uma foto'));
  await waitFor(() => expect(tiles()[1]).toHaveTextContent('A foto chegou incompleta'));
  expect(callsOf('createUpload')).toHaveLength(1);
  await fillOffer(bread);
  await click('Publicar oferta');
  expect(await screen.findByText(/2 fotos estão com problema/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Escolher outra'));
  expect(tiles()[0]).toContainElement(document.activeElement as HTMLElement);
  await click('Remover a foto 2');
  await click('Remover a foto 1');
  expect(screen.queryByText(/com problema: resolva/)).toBeNull();
  await click('Publicar oferta');
  await atScreen('Ofertas');
});

test('a photo whose upload fails can be sent again, until the page is closed', async () => {
  letStorage('loses');
  choosePhotos(aPhoto(), aPhoto('teal.jpg'));
  await waitFor(() => {
    for (const tile of tiles()) expect(tile).toHaveTextContent('A conexão caiu durante o envio.');
  });
  const preview = screen.getByRole('img', { name: 'Foto 1 de 2, capa' }).getAttribute('src');
  letStorage('takes');
  await user.click(screen.getAllByRole('button', { name: 'Tentar de novo' })[0] as Element);
  await waitFor(async () => expect(await more(1)).toHaveFocus());
  // The photo is not resized a second time.
  expect(screen.getByRole('img', { name: /^Foto 1 de 2/ })).toHaveAttribute('src', preview);
  reload();
  await waitFor(() => expect(tiles()[1]).toHaveTextContent('A página foi fechada antes'));
  await click('Escolher outra');
  choosePhotos(aPhoto());
  await expectSent(2);
});

test('a photo whose upload fails without a connection is sent when the connection returns', async () => {
  letStorage('loses');
  choosePhotos(aPhoto());
  await waitFor(() => expect(tiles()[0]).toHaveTextContent('A conexão caiu durante o envio.'));
  letStorage('takes');
  fireEvent(window, new Event('online'));
  await expectSent(1);
});

test('a photo is ready once the connection returns, and sent photos survive a reload', async () => {
  refuses('getUpload', 'FORBIDDEN');
  choosePhotos(aPhoto());
  await expectSent(1);
  const preparing = 'Enviada. Estamos preparando a foto.';
  expect(await screen.findByText(preparing)).toBeVisible();
  await waitFor(() => expect(callsOf('getUpload').length).toBeGreaterThan(0));
  answers('getUpload', { id: uploadId, status: 'ready' });
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(preparing)).toBeNull());
  await fill('Título', 'Broa de milho');
  reload();
  await fillOffer(bread);
  await click('Publicar oferta');
  await atScreen('Ofertas');
  expect(callsOf('createOffer')[0]?.body.imagesUrls).toEqual([imageUrlNo()]);
});

test('text typed while photos are sent is published too, and the user can stop waiting', async () => {
  const held = holds('createUpload');
  await fillOffer(bread);
  choosePhotos(aPhoto());
  await click('Publicar oferta');
  const waiting = () => screen.queryByText(/As fotos ainda estão sendo enviadas/);
  await waitFor(() => expect(waiting()).toBeVisible());
  await click('Cancelar');
  await waitFor(() => expect(waiting()).toBeNull());
  await click('Publicar oferta');
  await waitFor(() => expect(waiting()).toBeVisible());
  await fill('Título', 'Sonho de creme');
  const form = { id: uploadId, url: 'https://storage.example/', fields: {} };
  held.answer({ ...form, imageUrl: imageUrlNo(), expiresAt: new Date().toISOString() });
  await atScreen('Ofertas');
  expect(callsOf('createOffer')).toMatchObject([
    { body: { title: 'Sonho de creme', imagesUrls: [imageUrlNo()] } },
  ]);
});

test('an offer waits for a photo that only the server can open, and is not sent if the server refuses the photo', async () => {
  const held = holds('getUpload');
  await fillOffer(bread);
  choosePhotos(aBrokenPhoto());
  await waitFor(() => expect(held.count()).toBe(1));
  await click('Publicar oferta');
  expect(await screen.findByText(/As fotos ainda estão sendo enviadas/)).toBeVisible();
  held.answer({ id: uploadId, status: 'refused', reasonCode: 'BROKEN' });
  await waitFor(() => expect(tiles()[0]).toHaveTextContent('A foto chegou incompleta'));
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Escolher outra'));
  expect(callsOf('createOffer')).toEqual([]);
});

test('photos are put in order by keyboard alone, and the focus stays with the photo', async () => {
  choosePhotos(aPhoto(), aPhoto('teal.jpg'));
  await expectSent(2);
  const [orange, teal] = idsOf();
  (await button('Mover a foto 2 para a posição 1')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(idsOf()).toEqual([teal, orange]));
  expect(tiles()[0]).toHaveTextContent('Capa');
  expect(await more(1)).toHaveFocus();
  (await more(2)).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Usar como capa' }));
  await waitFor(() => expect(idsOf()).toEqual([orange, teal]));
});

test('a photo stays until its replacement was sent', async () => {
  choosePhotos(aPhoto());
  await expectSent(1);
  const [orange] = idsOf();
  const expectOrange = async () => {
    await waitFor(() => expect(idsOf()).toEqual([orange]));
    await waitFor(async () => expect(await more(1)).toHaveFocus());
  };
  refuses('createUpload', 'FORBIDDEN');
  await replaceWith(aPhoto('teal.jpg'));
  await waitFor(() => expect(tiles()[0]).toHaveTextContent('Não conseguimos enviar a foto.'));
  await click('Manter a foto de antes');
  await expectOrange();
  holds('createUpload');
  await replaceWith(aPhoto('teal.jpg'));
  await click('Cancelar o envio da foto 1');
  await expectOrange();
});

test('leaving a form ends its uploads', async () => {
  letStorage('holds');
  choosePhotos(aPhoto());
  await waitFor(() => expect(isUploading()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Lojas' }));
  const asked = await dialog('Sair sem salvar?');
  await user.click(asked.getByRole('button', { name: 'Sair' }));
  await atScreen('Lojas');
  expect(endedUploads()).toBe(1);
});

test('on a phone photos come from a sheet, and a blocked camera leads to the gallery', async () => {
  showOnPhone();
  const getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const mediaDevices = { getUserMedia, enumerateDevices: async () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  reload();
  await click('Adicionar foto');
  await click('Tirar foto');
  const { findByRole } = await dialog('Tirar foto');
  expect(await findByRole('alert')).toHaveTextContent('A câmera está bloqueada');
  await user.click(await findByRole('button', { name: 'Escolher uma foto' }));
  choosePhotos(aPhoto());
  await expectSent(1);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
