import '#web/ui/styles/base-styles.ts';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { colourVariables, theme } from '#web/ui/theme.ts';

/** Whether the page is being printed. Renders synchronously, because the browser prints right after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const medium = matchMedia('print');
    const show = (isNow: boolean) => flushSync(() => setIsPrinting(isNow));
    const begin = () => show(true);
    const end = () => show(false);
    const update = ({ matches }: MediaQueryListEvent) => show(matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    medium.addEventListener('change', update);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      medium.removeEventListener('change', update);
    };
  }, []);
  return isPrinting;
}

/** The app's theme. Pages print in the light scheme, since paper is white. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  const isPrinting = useIsPrinting();
  return (
    // Mantine writes its variables at run time: its default style sheet would cost 27 KB more.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={colourVariables}
      defaultColorScheme="auto"
      {...(isPrinting && { forceColorScheme: 'light' })}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
