import { act, screen, waitFor } from '@testing-library/react';
import { voucherLink } from '#contract/claims/voucher.ts';
import { aVoucher } from '#test/support/vouchers.ts';
import { useScanner } from '#web/platform/scanner/scanner.ts';
import { click, field, fill, user } from './support/actions.ts';
import {
  aCounterClaim,
  answerClaim,
  atCounter,
  atNewCounter,
  newCode,
  result,
  scan,
  signInValidator,
} from './support/counter.ts';
import { callsOf, refuses } from './support/fake-server.ts';
import { open, reload } from './support/open-screen.tsx';

jest.mock('#web/platform/scanner/scanner.ts', () => ({ useScanner: jest.fn() }));

type Scan = Parameters<typeof useScanner>[0];
type Scanner = ReturnType<typeof useScanner>;

const useScannerOfTest = jest.mocked(useScanner);

/** Gives the camera a state. Returns the latest request of the screen. */
function hasCamera(changes: Partial<Scanner> = {}) {
  const asked: { current?: Scan } = {};
  useScannerOfTest.mockImplementation((scan) => {
    asked.current = scan;
    return { video: () => {}, isReady: true, retry: jest.fn(), ...changes };
  });
  return asked;
}

beforeEach(() => {
  useScannerOfTest.mockReset();
});

const checked = () => callsOf('getClaim').map(({ params }) => params.code);

test('a typed code is read with and without hyphens, in small letters, by its button or Enter', async () => {
  const claim = aCounterClaim(await atNewCounter());
  answerClaim(claim);
  const { code } = claim;
  await fill('Código do cupom', `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
  await click('Conferir');
  await result('Pode usar');
  expect(checked()).toEqual([code]);
  expect(await field('Código do cupom')).toHaveValue('');
  // The keyboard of a phone goes away.
  expect(screen.getByRole('button', { name: 'Usar' })).toHaveFocus();
});

test('a typed code with a slip stays in its field, and the sentence says how a code looks', async () => {
  await atNewCounter();
  await fill('Código do cupom', '7K3MQ-9XT2D-5');
  await click('Conferir');
  expect(await screen.findByText(/São 11 letras e números, como 7K3MQ-9XT2D-4/)).toBeVisible();
  expect(await field('Código do cupom')).toHaveValue('7K3MQ-9XT2D-5');
  expect(checked()).toEqual([]);
});

test('a code that a scanner pastes into the field is checked without Enter', async () => {
  const claim = aCounterClaim(await atNewCounter());
  answerClaim(claim);
  await fill('Código do cupom', claim.code);
  await result('Pode usar');
  expect(checked()).toEqual([claim.code]);
});

test('a scanner that types is heard anywhere, with Enter or after a short pause', async () => {
  answerClaim(aCounterClaim(await atNewCounter()));
  const [first, second] = [newCode(), newCode()];
  scan(first);
  await waitFor(() => expect(checked()).toEqual([first]));
  scan(second, 'none');
  await waitFor(() => expect(checked()).toEqual([first, second]));
});

test('a scanner that types into a field or onto a button leaves both as they were', async () => {
  answerClaim(aCounterClaim(await atNewCounter()));
  const input = await field('Código do cupom');
  await user.type(input, '7K');
  const code = newCode();
  // People stop before a scanner begins.
  await new Promise((resolve) => setTimeout(resolve, 150));
  scan(code);
  await waitFor(() => expect(checked()).toEqual([code]));
  expect(input).toHaveValue('7K');
  (await atCounter()).focus();
  const other = newCode();
  scan(other);
  await waitFor(() => expect(checked()).toEqual([code, other]));
  // Enter has not pressed the button.
  expect(screen.getByRole('button', { name: 'Abrir a câmera' })).toBeVisible();
});

test('the link of a voucher is read in capitals, and the voucher of a scanner that sends twice once', async () => {
  const shop = await atNewCounter();
  const code = newCode();
  answerClaim(aCounterClaim(shop, { code }));
  const link = `HTTPS://VITRINE.EXAMPLE${voucherLink(await aVoucher({ code, shopsIds: [shop.id] }))}`;
  scan(link);
  scan(link);
  await result('Pode usar');
  expect(checked()).toEqual([code]);
});

test('the code of a link is checked at once, and neither a reload nor Back checks it again', async () => {
  const claim = aCounterClaim(signInValidator());
  answerClaim(claim);
  open(`/counter?code=${claim.code}`);
  await result('Pode usar');
  expect(checked()).toEqual([claim.code]);
  expect(location.pathname + location.search).toBe('/counter');
  refuses('getClaim', 'CLAIM_NOT_FOUND');
  reload();
  await atCounter();
  expect(await screen.findByText(/Mostre o QR code do cupom para a câmera/)).toBeVisible();
  expect(checked()).toEqual([claim.code]);
});

test('one tap starts the camera, which stays on for the next voucher', async () => {
  const asked = hasCamera();
  const claim = aCounterClaim(await atNewCounter());
  answerClaim(claim);
  expect(useScannerOfTest).not.toHaveBeenCalled();
  await click('Abrir a câmera');
  expect(await screen.findByLabelText('Imagem da câmera')).toBeVisible();
  act(() => asked.current?.onCode(`HTTPS://VITRINE.EXAMPLE/CHECKIN/${claim.code}`));
  await result('Pode usar');
  expect(callsOf('getClaim').map(({ params }) => params.code)).toEqual([claim.code]);
  expect(screen.getByLabelText('Imagem da câmera')).toBeVisible();
  await click('Fechar a câmera');
  await atCounter();
});

test('two codes in view are shown one at a time', async () => {
  const asked = hasCamera();
  await atNewCounter();
  await click('Abrir a câmera');
  await screen.findByLabelText('Imagem da câmera');
  act(() => asked.current?.onSeveral());
  expect(await screen.findByText(/Mostre um por vez/)).toBeVisible();
});

test('a camera with a light has a switch', async () => {
  const set = jest.fn();
  hasCamera({ torch: { isOn: false, set } });
  await atNewCounter();
  await click('Abrir a câmera');
  await click('Lanterna');
  expect(set).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button', { name: 'Lanterna' })).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['DENIED', 'A câmera está bloqueada para este site.'],
  ['NONE', 'Não achamos uma câmera neste aparelho.'],
  ['BUSY', 'Outro aplicativo está usando a câmera.'],
  ['NO_READER', 'A leitura de QR codes não abriu neste aparelho.'],
] as const)('a camera that fails says what to do: %s', async (failure, words) => {
  const retry = jest.fn();
  hasCamera({ failure, retry });
  await atNewCounter();
  await click('Abrir a câmera');
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  await click('Tentar de novo');
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Código do cupom')).toBeVisible();
});
