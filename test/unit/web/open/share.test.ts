/** @jest-environment jsdom */
import { elementOf, shareUrl, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import { offerShare } from '#web/open/share.ts';

const writeText = jest.fn<Promise<void>, [string]>();
const share = jest.fn<Promise<void>, [object]>();

/** A device with a share sheet or not, whose pointer is coarse like a finger or not. */
function onDevice({ isTouched = false, hasSheet = true } = {}): void {
  Object.assign(window, { matchMedia: () => ({ matches: isTouched }) });
  Object.assign(navigator, { clipboard: { writeText } });
  if (hasSheet) Object.assign(navigator, { share });
  else Reflect.deleteProperty(navigator, 'share');
}

const button = () => elementOf('share') as HTMLButtonElement;
const label = () => button().textContent?.trim();
const status = () => document.querySelector('[role=status]')?.textContent;
const field = () => document.querySelector('input');
const message = `*Pão de queijo* por R$ 5\n${shareUrl}`;

/** Presses the button, and waits until the device has answered. */
async function press(): Promise<void> {
  button().click();
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  showOpenPage();
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  onDevice();
  offerShare();
});
afterEach(() => jest.useRealTimers());

test('a phone shares with its share sheet', async () => {
  onDevice({ isTouched: true });
  expect([button().hidden, label(), status()]).toEqual([false, 'Compartilhar', '']);
  await press();
  expect(share).toHaveBeenCalledWith({
    title: 'Pão de queijo',
    text: '*Pão de queijo* por R$ 5',
    url: shareUrl,
  });
  expect([writeText.mock.calls, status(), field()]).toEqual([[], '', null]);
});

test.each([
  ['a closed share sheet', 'AbortError'],
  ['a second tap while the share sheet opens', 'InvalidStateError'],
])('%s changes nothing', async (_, name) => {
  onDevice({ isTouched: true });
  share.mockRejectedValue(new DOMException('', name));
  await press();
  expect([label(), status(), field()]).toEqual(['Compartilhar', '', null]);
});

test.each([
  ['a computer', {}],
  ['a phone without a share sheet', { isTouched: true, hasSheet: false }],
])('%s copies message and link, and says so for some seconds', async (_, device) => {
  onDevice(device);
  await press();
  expect(writeText.mock.calls).toEqual([[message]]);
  expect(share).not.toHaveBeenCalled();
  expect([label(), status()]).toEqual(['Link copiado', 'Link copiado']);
  await jest.advanceTimersByTimeAsync(2500);
  expect([label(), status()]).toEqual(['Compartilhar', '']);
  expect(button().querySelector('svg')).not.toBeNull();
});

test('a second copy says so for its own seconds', async () => {
  await press();
  await jest.advanceTimersByTimeAsync(2000);
  await press();
  await jest.advanceTimersByTimeAsync(2000);
  expect(label()).toBe('Link copiado');
  await jest.advanceTimersByTimeAsync(500);
  expect(label()).toBe('Compartilhar');
});

test('a button with an icon alone copies the link alone, shows a tick, and has the answers of the button with words', async () => {
  document.body.innerHTML = `<button hidden data-share data-url="${shareUrl}"><svg></svg></button>
    <button hidden data-share data-url="/" data-copied="Link copiado" data-failed="Copie o link:">Compartilhar</button>`;
  offerShare();
  await press();
  expect(writeText.mock.calls).toEqual([[shareUrl]]);
  expect([label(), status()]).toEqual(['✓', 'Link copiado']);
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press();
  expect([status(), field()?.value]).toEqual(['Copie o link:', shareUrl]);
});

test.each([
  ['refuses to copy', () => writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ['has no clipboard', () => Object.assign(navigator, { clipboard: undefined })],
  ['knows no kinds of pointers', () => Object.assign(window, { matchMedia: undefined })],
  [
    'refuses to share',
    () => {
      onDevice({ isTouched: true });
      share.mockRejectedValue(new TypeError());
    },
  ],
])('a browser that %s shows the link in a field, until another try', async (_, fail) => {
  fail();
  await press();
  const shown = field();
  expect([shown?.value, shown?.readOnly]).toEqual([shareUrl, true]);
  expect(shown?.closest('label')?.textContent).toBe('Copie o link:');
  expect([label(), status()]).toEqual(['Compartilhar', 'Copie o link:']);
  shown?.focus();
  expect(shown?.selectionEnd).toBe(shareUrl.length);
  await press();
  expect(document.querySelectorAll('input')).toHaveLength(1);
  onDevice();
  writeText.mockReset().mockResolvedValue();
  await press();
  expect([field(), status()]).toEqual([null, 'Link copiado']);
});

test('two quick taps without an answer show one field', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  button().click();
  await press();
  expect(document.querySelectorAll('input')).toHaveLength(1);
});

test.each([
  ['a share sheet', true, ''],
  ['a copied link', false, 'Link copiado'],
])('%s takes back the field of the tap before', async (_, isTouched, said) => {
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press();
  onDevice({ isTouched });
  await press();
  expect([field(), status(), share.mock.calls.length]).toEqual([null, said, isTouched ? 1 : 0]);
});
