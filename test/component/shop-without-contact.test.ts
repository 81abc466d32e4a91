import { screen, waitFor } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { field, user } from './support/actions.ts';
import { answers } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { aShop, signInOwner } from './support/owner.ts';

const shop = aShop({ contacts: { WhatsApp: '', Phone: '', Email: '', Telegram: '' } });
const sentence = /^Esta loja está sem contato/;

beforeEach(() => {
  answers('getShopByIdentifier', shop);
  answers('listOffersOfShop', { items: [] });
});

test('the list says that a shop has no contact, and links to the contact field', async () => {
  signInOwner({ shops: [shop] });
  open('/shop-list');
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Adicionar WhatsApp' }));
  const whatsApp = await field('WhatsApp');
  await waitFor(() => expect(whatsApp).toHaveFocus());
  expect(whatsApp).toBeVisible();
});

test('the list has no note about a shop with one contact', async () => {
  signInOwner({ shops: [aShop({ contacts: { ...shop.contacts, Telegram: '@padaria' } })] });
  open('/shop-list');
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('the preview tells the owner that the shop has no contact', async () => {
  signInOwner({ shops: [shop] });
  answers('getBusiness', aBusiness());
  open(`/preview/${shop.shopIdentifier}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Adicionar WhatsApp' })).toHaveAttribute(
    'href',
    `/shop?id=${shop.id}#whatsapp`,
  );
});
