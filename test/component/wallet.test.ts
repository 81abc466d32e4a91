import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placeCookie } from '#contract/pages/place-cookie.ts';
import { codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { aShopSummary, aShownClaim } from '#test/support/builders/shown-records.ts';
import { rememberPlace } from '#web/lib/last-place.ts';
import { writeCookie } from '#web/lib/write-cookie.ts';
import { atScreen, button, click } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import {
  bread,
  cake,
  emptyDevice,
  loseConnection,
  signInHolder,
  storedCodes,
} from './support/holder.ts';
import { open, reload } from './support/open-screen.tsx';
import { signIn } from './support/owner.ts';

const path = '/wallet';
const title = 'Meus cupons';
const list = (name: string | RegExp) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const used = aShownClaim({
  code: codeNo(3),
  title: 'Café coado',
  status: 'redeemed',
  redeemedAt: '2026-11-21T12:00:00.000Z',
});

/** Opens the wallet of a holder. */
function openWallet(held?: Parameters<typeof signInHolder>[0]): void {
  signInHolder(held);
  open(path);
}

beforeEach(emptyDevice);

describe('the wallet', () => {
  it('shows open vouchers by the day they end, then used ones', async () => {
    openWallet({ open: [bread, cake], past: [used] });
    await atScreen(title);
    await screen.findByRole('link', { name: bread.title });
    await screen.findByRole('link', { name: used.title });
    expect(titles()).toEqual([bread.title, cake.title, used.title]);
    const first = within(screen.getByRole('link', { name: bread.title }).closest('li') as never);
    expect(first.getByText('Padaria Aurora')).toBeVisible();
    expect(first.getByText(/5,49/)).toBeInTheDocument();
    expect(first.getByText(/^Vale até qui, 31\/12\/99$/)).toBeVisible();
    expect(list('Usados e encerrados').getByText(/^Usado em sáb, 21\/11/)).toBeVisible();
  });

  it('loads all open vouchers, and past ones page by page', async () => {
    signInHolder();
    answers('listClaims', ({ query: { status, pagingKey } }) =>
      status === 'past'
        ? pagingKey
          ? { items: [{ ...used, code: codeNo(4), title: 'Chá' }] }
          : { items: [used], pagingKey: 'older' }
        : pagingKey
          ? { items: [cake] }
          : { items: [bread], pagingKey: 'later' },
    );
    open(path);
    await screen.findByRole('link', { name: used.title });
    expect(titles()).toEqual([bread.title, cake.title, used.title]);
    await click('Mostrar mais');
    await screen.findByRole('link', { name: 'Chá' });
  });

  it('explains vouchers to a user without any, and leads to the offers of the last place', async () => {
    rememberPlace('/ofertas/pe/recife', 'Recife');
    openWallet({ open: [] });
    await screen.findByRole('heading', { name: 'Você ainda não tem cupons' });
    expect(screen.getByText(/toque em “Eu quero!”/)).toBeVisible();
    const offers = screen.getByRole('link', { name: 'Ver ofertas' });
    expect(offers).toHaveAttribute('href', '/ofertas/pe/recife');
    expect(screen.getByRole('link', { name: 'Recife' })).toHaveAttribute(
      'href',
      '/ofertas/pe/recife',
    );
    expect(screen.queryByText(/Usados/)).toBeNull();
    writeCookie(placeCookie, '');
  });

  it('says that none is open if all are used', async () => {
    openWallet({ open: [], past: [used] });
    await screen.findByText('Nenhum cupom aberto agora.');
    expect(screen.queryByText('Você ainda não tem cupons')).toBeNull();
  });

  it.each([
    ['owner', 'Minha empresa', '/business'],
    ['validator', 'Balcão', '/counter'],
    ['staff', 'Equipe', '/staff'],
  ] as const)('leads a user with the role %s to their work', async (role, name, href) => {
    signInHolder();
    signIn({ userId: holderId, role });
    open(path);
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/profile');
  });

  it('says where the browser stores nothing that offline use is not possible here', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    openWallet();
    await screen.findByRole('link', { name: bread.title });
    await screen.findByText(/^Este navegador não guarda seus cupons/);
  });

  it('shows a failure of the server, and loads again', async () => {
    signInHolder();
    refuses('listClaims', 'INTERNAL');
    open(path);
    await screen.findByText(/^Algo deu errado do nosso lado/);
    signInHolder();
    await click('Tentar de novo');
    await screen.findByRole('link', { name: bread.title });
  });
});

describe('the wallet offline', () => {
  it('shows the open vouchers, which the device has stored, and says so', async () => {
    openWallet({ open: [bread, cake], past: [used] });
    await waitFor(async () => expect(await storedCodes()).toEqual([bread.code, cake.code]));
    expect(screen.queryByText(/^Este navegador não guarda/)).toBeNull();
    loseConnection();
    reload();
    await screen.findByText(
      'Você está sem internet. Estes são os cupons guardados neste aparelho.',
    );
    await screen.findByRole('link', { name: cake.title });
    expect(titles()).toEqual([bread.title, cake.title]);
    await screen.findByText('Com internet, os cupons usados e encerrados aparecem aqui.');
  });

  it('has nothing to show on a new device, and loads the wallet once the connection is back', async () => {
    signInHolder();
    loseConnection();
    open(path);
    await screen.findByText('Nenhum cupom guardado neste aparelho.');
    expect(screen.queryByText('Você ainda não tem cupons')).toBeNull();
    signInHolder();
    jest.restoreAllMocks();
    fireEvent(window, new Event('online'));
    await screen.findByRole('link', { name: bread.title });
    await waitFor(() => expect(screen.queryByText(/^Você está sem internet/)).toBeNull());
  });
});

describe('the followed shops', () => {
  const shop = aShopSummary({ isFollowing: true });

  it('are unfollowed by a tap, and followed again by another', async () => {
    signInHolder({ followed: [shop] });
    answers('unfollowShop', undefined as never);
    answers('followShop', undefined as never);
    open(path);
    await screen.findByRole('heading', { name: 'Lojas que sigo' });
    expect(screen.getByRole('link', { name: 'Padaria Aurora' })).toHaveAttribute(
      'href',
      '/loja/padariaauroracentro',
    );
    expect(list('Lojas que sigo').getByText('3 ofertas')).toBeVisible();
    await click('Deixar de seguir Padaria Aurora');
    await click('Seguir de novo: Padaria Aurora');
    await button('Deixar de seguir Padaria Aurora');
    expect(callsOf('unfollowShop')[0]?.params).toEqual({ id: shop.id, consumerId: holderId });
    expect(callsOf('followShop')[0]?.body).toEqual({ consumerId: holderId });
  });

  it('stay followed without a connection, which the page says', async () => {
    signInHolder({ followed: [shop] });
    loses('unfollowShop');
    open(path);
    await click('Deixar de seguir Padaria Aurora');
    await screen.findByText('Para mudar isso, é preciso ter internet.');
    await button('Deixar de seguir Padaria Aurora');
  });

  it('are not mentioned to a user who follows none', async () => {
    openWallet();
    await screen.findByRole('link', { name: bread.title });
    await waitFor(() => expect(callsOf('listFollowedShops')).toHaveLength(1));
    expect(screen.queryByText('Lojas que sigo')).toBeNull();
  });
});
