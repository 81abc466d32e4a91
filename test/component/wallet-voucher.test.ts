import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { codeNo } from '#test/support/builders/a-claim.ts';
import { aShownClaim } from '#test/support/builders/shown-records.ts';
import { atScreen, button, click, user } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import { holdPauses } from './support/held-pauses.ts';
import { bread, emptyDevice, loseConnection, signInHolder, storedCodes } from './support/holder.ts';
import { open, reload } from './support/open-screen.tsx';

const path = `/wallet?code=${bread.code}`;
const qrCode = () => screen.queryByRole('img', { name: /^QR code do cupom/ });
const used = { ...bread, status: 'redeemed', redeemedAt: '2026-11-21T12:00:00.000Z' } as const;

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
}

/** Counts the locks that keep the screen on. */
function wakeLocks() {
  const held = new Set<object>();
  const request = async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return held;
}

/** Opens the voucher of a holder. */
async function openVoucher(held?: Parameters<typeof signInHolder>[0]): Promise<void> {
  signInHolder(held);
  open(path);
  await waitFor(() => expect(qrCode()).toBeVisible());
}

beforeEach(emptyDevice);
afterEach(() => {
  show('visible');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('an opened voucher', () => {
  it('shows QR code, code, day, price, conditions, and the shop with the way there', async () => {
    signInHolder();
    open('/wallet');
    await screen.findByRole('link', { name: bread.title });
    await user.click(await screen.findByRole('link', { name: bread.title }));
    await screen.findByRole('heading', { level: 1, name: 'Cupom' });
    await waitFor(() => expect(qrCode()).toBeVisible());
    expect(location.pathname + location.search).toBe(path);
    const card = within(screen.getByRole('region', { name: `Cupom: ${bread.title}` }));
    expect(card.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]$/)).toBeVisible();
    expect(card.getByText('Um por pessoa.')).toBeVisible();
    expect(card.getByRole('link', { name: /^Como chegar/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir/),
    );
    expect(screen.getByRole('link', { name: /Meus cupons/ })).toHaveAttribute('href', '/wallet');
  });

  it('is opened by a code as people type it', async () => {
    signInHolder();
    open(`/wallet?code=${bread.code.toLowerCase().replace(/^(.{5})/, '$1-')}`);
    await waitFor(() => expect(qrCode()).toBeVisible());
  });

  it('is closed by Back, which leads to the list, where the screen may sleep', async () => {
    const held = wakeLocks();
    await openVoucher();
    await waitFor(() => expect(held.size).toBe(1));
    history.back();
    await atScreen('Meus cupons');
    expect(location.search).toBe('');
    await waitFor(() => expect(held.size).toBe(0));
  });

  it('shows its use at the counter by itself, and leaves the device', async () => {
    const { pass } = holdPauses();
    await openVoucher();
    await waitFor(async () => expect(await storedCodes()).toEqual([bread.code]));
    signInHolder({ open: [], past: [used] });
    pass(5000);
    await screen.findByText('Cupom usado');
    expect(screen.getByText(/^Usado em sáb, 21\/11/)).toBeVisible();
    expect(qrCode()).toBeNull();
    await waitFor(async () => expect(await storedCodes()).toEqual([]));
    const before = callsOf('getClaim').length;
    pass(60_000);
    expect(callsOf('getClaim')).toHaveLength(before);
  });

  it('shows its use when the page is looked at again', async () => {
    holdPauses();
    await openVoucher();
    show('hidden');
    signInHolder({ open: [], past: [used] });
    show('visible');
    await screen.findByText('Cupom usado');
  });

  it('ends at midnight while it is shown', async () => {
    const endsAt = new Date(Date.now() + 1500).toISOString();
    await openVoucher({ open: [{ ...bread, endsAt }] });
    await screen.findByText('O prazo do cupom terminou');
    expect(qrCode()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancelar o cupom' })).toBeNull();
  });

  it('keeps the screen on while it can be used and is visible', async () => {
    const held = wakeLocks();
    const { pass } = holdPauses();
    await openVoucher();
    await waitFor(() => expect(held.size).toBe(1));
    show('hidden');
    await waitFor(() => expect(held.size).toBe(0));
    show('visible');
    await waitFor(() => expect(held.size).toBe(1));
    signInHolder({ open: [], past: [used] });
    pass(5000);
    await screen.findByText('Cupom usado');
    await waitFor(() => expect(held.size).toBe(0));
  });

  it('shares the offer, not the voucher', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void written.push(text) },
      configurable: true,
    });
    await openVoucher();
    await click('Compartilhar a oferta');
    await waitFor(() => expect(written).toEqual([`${location.origin}/oferta/${bread.offerId}`]));
  });

  it.each([
    ['of nobody', '/wallet?code=hello'],
    ['of another user', `/wallet?code=${codeNo(9)}`],
  ])('%s is not there, which the page says', async (_, address) => {
    signInHolder();
    refuses('getClaim', 'CLAIM_NOT_FOUND');
    open(address);
    await screen.findByText('Este cupom não está com você');
  });

  it('of a customer of their business is not shown to a member', async () => {
    const { voucher, consumerId, shops, ...claim } = aShownClaim({ code: codeNo(9) });
    signInHolder();
    answers('getClaim', { claim });
    open(`/wallet?code=${codeNo(9)}`);
    await screen.findByText('Este cupom não está com você');
    expect(screen.queryByText(claim.title)).toBeNull();
  });
});

describe('cancelling a voucher', () => {
  it('asks first, and Back and “Ficar com o cupom” keep it', async () => {
    await openVoucher();
    await click('Cancelar o cupom');
    const keep = await button('Ficar com o cupom');
    expect(screen.getByText('Cancelar este cupom? Outra pessoa pode pegar.')).toBeVisible();
    expect(keep).toHaveFocus();
    await click('Ficar com o cupom');
    await click('Cancelar o cupom');
    await button('Ficar com o cupom');
    history.back();
    await button('Cancelar o cupom');
    expect(location.search).toBe(`?code=${bread.code}`);
    expect(callsOf('cancelClaim')).toHaveLength(0);
  });

  it('gives it back, and takes it off the device', async () => {
    await openVoucher();
    await waitFor(async () => expect(await storedCodes()).toEqual([bread.code]));
    await click('Cancelar o cupom');
    answers('cancelClaim', () => {
      signInHolder({ open: [], past: [{ ...bread, status: 'cancelled' }] });
      return undefined as never;
    });
    await click('Sim, cancelar');
    await screen.findByText('Cupom cancelado');
    expect(callsOf('cancelClaim')[0]?.params).toEqual({ code: bread.code });
    await waitFor(async () => expect(await storedCodes()).toEqual([]));
  });

  it('shows that the counter was faster', async () => {
    await openVoucher();
    await click('Cancelar o cupom');
    signInHolder({ open: [], past: [used] });
    refuses('cancelClaim', 'ALREADY_REDEEMED');
    await click('Sim, cancelar');
    await screen.findByText('Cupom usado');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['needs the connection', () => loses('cancelClaim'), 'Para cancelar, é preciso ter internet.'],
    ['may fail', () => refuses('cancelClaim', 'TOO_MANY_REQUESTS'), /^Muitas tentativas seguidas/],
  ])('%s, which the voucher says', async (_, fail, said) => {
    await openVoucher();
    fail();
    await click('Cancelar o cupom');
    await click('Sim, cancelar');
    await screen.findByText(said);
    expect(qrCode()).toBeVisible();
  });
});

describe('an opened voucher offline', () => {
  it('has everything, its QR code included', async () => {
    signInHolder();
    open('/wallet');
    await waitFor(async () => expect(await storedCodes()).toEqual([bread.code]));
    history.replaceState(null, '', path);
    loseConnection();
    reload();
    await waitFor(() => expect(qrCode()).toBeVisible());
    expect(screen.getByText('Um por pessoa.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Como chegar/ })).toBeVisible();
  });

  it('is missing on a device that never stored it', async () => {
    signInHolder();
    loseConnection();
    open(path);
    await screen.findByText(/^Este cupom não está guardado neste aparelho/);
  });
});
