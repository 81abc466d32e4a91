import type { Locator, Page } from '@playwright/test';

/** Values for the form of an offer, as typed. */
export const bread = {
  title: 'Pão francês, 10 unidades',
  originalPrice: '8,90',
  offerPrice: '5,49',
};

/** Fills the form of a new offer that ends on the 15th of next month. */
export async function fillOffer(page: Page, typed: typeof bread): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(typed.title);
  await page.getByLabel('Preço normal').fill(typed.originalPrice);
  await page.getByLabel('Preço da oferta').fill(typed.offerPrice);
  await page.getByRole('button', { name: 'Validade' }).click();
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await page.getByRole('button', { name: /^15 / }).click();
}

export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: title, exact: true });

/** Chooses an entry of the menu of an offer in the list. */
export async function chooseFor(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
