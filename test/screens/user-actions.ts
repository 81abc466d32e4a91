import { readSeedPicture } from '#scripts/seed/pictures/business-pictures.ts';
import type { UserAction } from './state.ts';
import { t } from './texts.ts';

/** Presses the first button, link or menu entry with this name. */
export const press =
  (name: string): UserAction =>
  (page) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .filter({ visible: true })
      .first()
      .click();

/** Presses a button in a dialog; the page may have another with the same name. */
export const pressInDialog =
  (name: string): UserAction =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Opens a section of the shop form. */
export const openSection =
  (title: string): UserAction =>
  (page) =>
    page.locator('summary').filter({ hasText: title }).click();

/** Opens the first menu whose button's name starts with `name`. */
export const openMenu =
  (name: string): UserAction =>
  (page) =>
    page.getByRole('button', { name: name.trim() }).first().click();

/** Presses an entry of an open menu. */
export const pressEntry =
  (name: string): UserAction =>
  (page) =>
    page.getByRole('menuitem', { name, exact: true }).click();

/** Chooses one of several values, such as a filter, by its label. */
export const choose =
  (name: string): UserAction =>
  (page) =>
    page.getByRole('radiogroup').getByText(name, { exact: true }).click();

/** Chooses the first value of the list with this label. */
export const chooseFirst =
  (label: string): UserAction =>
  (page) =>
    page.getByLabel(label, { exact: true }).selectOption({ index: 1 });

/** Types a text into the field with this label. */
export const type =
  (label: string, text: string): UserAction =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);

export const seeText =
  (text: string): UserAction =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

/** Waits until a button is enabled. */
export const seeButton =
  (name: string): UserAction =>
  (page) =>
    page.getByRole('button', { name, exact: true, disabled: false }).first().waitFor();

export const seeDialog: UserAction = (page) => page.getByRole('dialog').last().waitFor();

/** Leaves the page and returns to it, with the form's draft. */
export const returnToForm: UserAction = async (page) => {
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('draft:')),
  );
  const url = page.url();
  await page.goto('about:blank');
  await page.goto(url);
};

/** Goes back, as with Android's button, after the app has added the history entry that keeps Back inside. */
export const goBack: UserAction = async (page) => {
  await page.waitForFunction(() => history.state?.idx === 1);
  await page.goBack();
};

/** Waits for the QR code of a flyer or poster, without a sign of use; a flyer shows it only on paper. */
export const seeQrCode: UserAction = (page) =>
  page.locator('svg[role="img"][aria-label*="QR"]').waitFor({ state: 'attached' });

/** Clears the field with this label and submits the form with Enter. */
export const sendEmpty =
  (label: string): UserAction =>
  async (page) => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await field.press('Enter');
  };

/** Chooses a photo or another file in a form, through the sheet on phones. */
export const choosePhoto =
  (file: () => Promise<Buffer> = () => readSeedPicture('bread')): UserAction =>
  async (page) => {
    const chooser = page.waitForEvent('filechooser');
    const choose = page.getByRole('button', { name: t('photos.choose') });
    await choose
      .or(page.getByRole('button', { name: t('photos.add') }))
      .first()
      .click();
    const isPhone = await page.evaluate(() => navigator.maxTouchPoints > 0);
    if (isPhone) await page.getByRole('button', { name: t('photos.fromGallery') }).click();
    const buffer = await file();
    await (await chooser).setFiles([{ name: 'photo.webp', mimeType: 'image/webp', buffer }]);
  };
