import { readPicture } from '../seed/pictures/read-picture.ts';
import type { Step } from './shot.ts';
import { t } from './texts.ts';

/** Presses the first button, link or menu entry with this name. */
export const press =
  (name: string): Step =>
  (page) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .filter({ visible: true })
      .first()
      .click();

/** Presses a button in a dialog that has one of the same name behind it. */
export const pressInDialog =
  (name: string): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Unfolds a section of the form of a shop. */
export const openSection =
  (title: string): Step =>
  (page) =>
    page.locator('summary').filter({ hasText: title }).click();

/** Opens the first menu whose button's name begins with this one. */
export const openMenu =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name: name.trim() }).first().click();

/** Presses an entry of an open menu. */
export const pressEntry =
  (name: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name, exact: true }).click();

/** Chooses one of several values, such as a filter, by its label. */
export const choose =
  (name: string): Step =>
  (page) =>
    page.getByRole('radiogroup').getByText(name, { exact: true }).click();

/** Types a text into the field with this label. */
export const type =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);

export const seeText =
  (text: string): Step =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

export const seeDialog: Step = (page) => page.getByRole('dialog').waitFor();

/** Opens the page again, with what the form's draft keeps. */
export const reload: Step = async (page) => {
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('draft:')),
  );
  await page.reload();
};

/** Goes back, as with the button of Android. */
export const goBack: Step = (page) => page.goBack();

/** Loads the QR code of a flyer's print, which comes with the first sign of use. */
export const seeQrCode: Step = async (page) => {
  await page.mouse.move(5, 5);
  // On the screen the one of the print is hidden.
  await page.locator('svg[role="img"][aria-label*="QR"]').waitFor({ state: 'attached' });
};

/** Clears the field with this label and sends the form by Enter. */
export const sendEmpty =
  (label: string): Step =>
  async (page) => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await field.press('Enter');
  };

/** Chooses a photo in a form, by way of the sheet on phones. */
export const choosePhoto: Step = async (page) => {
  const choose = page.getByRole('button', { name: t('photos.choose') });
  const add = page.getByRole('button', { name: t('photos.add') });
  await choose.or(add).first().waitFor();
  const isPhone = await add.isVisible();
  if (isPhone) await add.click();
  const [chooser, buffer] = await Promise.all([
    page.waitForEvent('filechooser'),
    readPicture('bread'),
    (isPhone ? page.getByRole('button', { name: t('photos.fromGallery') }) : choose).click(),
  ]);
  await chooser.setFiles([{ name: 'photo.webp', mimeType: 'image/webp', buffer }]);
};
