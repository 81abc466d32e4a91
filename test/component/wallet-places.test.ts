import { screen, waitFor } from '@testing-library/react';
import { atScreen, user } from './support/actions.ts';
import { bread, cake, emptyDevice, signInHolder } from './support/holder.ts';
import { open } from './support/open-screen.tsx';

/** Scrolls as a browser does; jsdom has no layout. */
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
Object.assign(window, { scrollTo: (_left: number, top: number) => scrollTo(top) });

beforeEach(emptyDevice);

/** Opens the second voucher of a list that was scrolled down. */
async function openFromList(): Promise<void> {
  signInHolder({ open: [bread, cake] });
  open('/wallet');
  const row = await screen.findByRole('link', { name: cake.title });
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
  scrollTo(900);
  await user.click(row);
  await atScreen('Cupom');
}

test('a voucher that is opened from far down in the list begins at its top, with the QR code', async () => {
  await openFromList();
  expect(window.scrollY).toBe(0);
});

test('the way back from a voucher leads to its row in the list', async () => {
  await openFromList();
  await user.click(screen.getByRole('link', { name: /Meus cupons$/ }));
  await atScreen('Meus cupons');
  const row = await screen.findByRole('link', { name: cake.title });
  await waitFor(() => expect(row).toHaveFocus());
});
