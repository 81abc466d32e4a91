import type { Locator, Page } from '@playwright/test';

export const publishButton = { name: 'Publicar oferta' };
export const saveButton = { name: 'Salvar oferta' };

export const titleOf = (page: Page): Locator => page.getByLabel('Título', { exact: true });

export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: title, exact: true });

export const openMenu = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `Ações de ${title}` }).click();

/** Chooses an entry of the open menu. */
export const choose = (page: Page, entry: string): Promise<void> =>
  page.getByRole('menuitem', { name: entry }).click();
