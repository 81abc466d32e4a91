import { act, screen, waitFor } from '@testing-library/react';
import { useScanner } from '#web/platform/scanner/scanner.ts';
import { click } from './support/actions.ts';
import {
  aCounterClaim,
  answerClaim,
  atCounter,
  result,
  signInValidator,
} from './support/counter.ts';
import { callsOf } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';

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

test('one tap starts the camera, which stays on for the next voucher', async () => {
  const asked = hasCamera();
  const shop = signInValidator();
  const claim = aCounterClaim(shop);
  answerClaim(claim);
  open('/counter');
  await atCounter();
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
  signInValidator();
  open('/counter');
  await click('Abrir a câmera');
  await screen.findByLabelText('Imagem da câmera');
  act(() => asked.current?.onSeveral());
  expect(await screen.findByText(/Mostre um por vez/)).toBeVisible();
});

test('a camera with a light has a switch', async () => {
  const set = jest.fn();
  hasCamera({ torch: { isOn: false, set } });
  signInValidator();
  open('/counter');
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
  signInValidator();
  open('/counter');
  await click('Abrir a câmera');
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  await click('Tentar de novo');
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Código do cupom')).toBeVisible();
});
