import type { Page } from '@playwright/test';

export interface TypedBusiness {
  readonly name: string;
  readonly taxId: string;
  readonly size: string;
}

export const aBakery: TypedBusiness = {
  name: 'Padaria Aurora',
  taxId: '12.ABC.345/01DE-35',
  size: 'Microempresa',
};

export async function fillBusiness(page: Page, typed: TypedBusiness): Promise<void> {
  await page.getByLabel('Nome fantasia').fill(typed.name);
  await page.getByLabel('CPF ou CNPJ').fill(typed.taxId);
  await page.getByRole('button', { name: 'Comparar os portes' }).click();
  await page.getByRole('radio', { name: typed.size }).check();
}

export async function fillShop(page: Page, identifier: string, city = 'Recife'): Promise<void> {
  await page.getByLabel('CEP').fill('50050-000');
  await page.getByLabel('Rua ou avenida').fill('Rua da Aurora');
  await page.getByLabel('Número', { exact: true }).fill('325');
  await page.getByLabel('Bairro').fill('Boa Vista');
  await page.getByLabel('Cidade').fill(city);
  await page.getByLabel('Estado').selectOption('PE');
  await page.getByLabel('Link da loja').fill(identifier);
  await page.getByLabel('WhatsApp').fill('81998765432');
  await page.getByRole('checkbox', { name: /Confere\?$/ }).check();
}

export async function openSection(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
}

export interface TypedOffer {
  readonly title: string;
  readonly originalPrice: string;
  readonly offerPrice: string;
}

export const bread: TypedOffer = {
  title: 'Pão francês, 10 unidades',
  originalPrice: '8,90',
  offerPrice: '5,49',
};

/** Fills the form of a new offer that ends on the 15th of next month. */
export async function fillOffer(page: Page, typed: TypedOffer): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(typed.title);
  await page.getByLabel('Preço normal').fill(typed.originalPrice);
  await page.getByLabel('Preço da oferta').fill(typed.offerPrice);
  await page.getByRole('button', { name: 'Validade' }).click();
  await page.getByRole('button', { name: 'Próximo mês' }).click();
  await page.getByRole('button', { name: /^15 / }).click();
}
