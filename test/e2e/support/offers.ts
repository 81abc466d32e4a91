import type { Locator, Page } from '@playwright/test';

export const publishButton = { name: 'Publicar oferta' };
export const saveButton = { name: 'Salvar oferta' };

/** The title in the form of an offer. */
export const titleOf = (page: Page): Locator => page.getByLabel('Título', { exact: true });

/** The link in an offer's row of the list. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: title, exact: true });

/** Opens the menu in an offer's row of the list. */
export const openMenu = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `Ações de ${title}` }).click();

/** Chooses an entry of the menu that is open. */
export const choose = (page: Page, entry: string): Promise<void> =>
  page.getByRole('menuitem', { name: entry }).click();
