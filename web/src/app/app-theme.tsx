import '#web/ui/styles/base-styles.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { contrastVariables, theme } from '#web/ui/theme.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** The app's theme. Pages print in the light scheme, since paper is white. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  const isPrinting = useIsPrinting();
  return (
    // Mantine writes its variables at run time: its default style sheet would cost 27 KB more.
    <MantineProvider
      theme={theme}
      cssVariablesResolver={contrastVariables}
      defaultColorScheme="auto"
      {...(isPrinting && { forceColorScheme: 'light' })}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
