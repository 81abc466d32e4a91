import { render, waitFor } from '@testing-library/react';
import { AppTheme } from '#web/app/app-theme.tsx';

const scheme = () => document.documentElement.dataset['mantineColorScheme'];

/** A browser that prefers a colour scheme, and can emulate printing. */
function aBrowser(preferred: 'dark' | 'light') {
  const medium = new EventTarget();
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const other = Object.assign(new EventTarget(), { matches: query.includes(preferred) });
    return (query === 'print' ? medium : other) as MediaQueryList;
  });
  return {
    emulate: (isPrint: boolean) =>
      medium.dispatchEvent(Object.assign(new Event('change'), { matches: isPrint })),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['mantineColorScheme'];
});

test.each([
  ['of the device', undefined],
  ['that the user chose', 'dark'],
])(
  'a page in the dark scheme %s prints in the light one, and is dark again afterwards',
  async (_, chosen) => {
    if (chosen) localStorage.setItem('mantine-color-scheme-value', chosen);
    const { emulate } = aBrowser(chosen ? 'light' : 'dark');
    render(<AppTheme>Fatura</AppTheme>);
    await waitFor(() => expect(scheme()).toBe('dark'));
    // The browser prints right after the event, so the change must be synchronous.
    dispatchEvent(new Event('beforeprint'));
    expect(scheme()).toBe('light');
    dispatchEvent(new Event('afterprint'));
    expect(scheme()).toBe('dark');
    emulate(true);
    expect(scheme()).toBe('light');
    emulate(false);
    expect(scheme()).toBe('dark');
  },
);
