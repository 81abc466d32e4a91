import { screen } from '@testing-library/react';
import { aboutValue, findTextbox, findToolbar, showAbout } from './support/about-field.tsx';
import { button, click, user } from './support/actions.ts';
import { openNewOffer } from './support/offer-form.ts';
import { aPhoto, choosePhotos, withPictures } from './support/pictures.ts';

const mockEditor = { isLost: true };
const mockPhotoList = { isLost: true };

jest.mock('#web/ui/text/rich-text-editor.tsx', () => {
  if (mockEditor.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('#web/ui/text/rich-text-editor.tsx');
});

jest.mock('#web/platform/photos/fields/photo-list.tsx', () => {
  if (mockPhotoList.isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('#web/platform/photos/fields/photo-list.tsx');
});

withPictures();

test('if the editor does not load, plain text can be typed, and formatted text is only shown until a retry', async () => {
  showAbout('');
  const field = await findTextbox();
  const typed = 'Reservas: Ana <c@loja.com.br>, <b>um</b> por CPF, a <3 b';
  await user.type(field, typed);
  expect(await findTextbox()).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toHaveValue(typed);
  expect(aboutValue()).toBe(typed);
  expect(screen.queryByRole('toolbar')).toBeNull();

  showAbout('<p>Bolo <b>de rolo</b></p>');
  const again = await button('Editar o texto');
  expect(await screen.findByText('de rolo')).toBeVisible();
  mockEditor.isLost = false;
  await user.click(again);
  expect(await findToolbar()).toBeVisible();
});

test('if the list of photos does not load, a retry shows the photos', async () => {
  openNewOffer();
  await button('Escolher foto');
  choosePhotos(aPhoto());
  await button('Mostrar as fotos');
  mockPhotoList.isLost = false;
  await click('Mostrar as fotos');
  expect(await button('Mais ações da foto 1')).toBeVisible();
});
