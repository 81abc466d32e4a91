import { cpSync } from 'node:fs';
import path from 'node:path';

/** The font of link previews: two weights and the licence. */
const font = 'node_modules/@expo-google-fonts/inter';
const files = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf', 'LICENSE_FONT'];

/** Import path of the font, the same from a bundle and in the checkout. */
export const fontImport = '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';

/** Copies the font into a bundle, since Lambda has none. */
export function copyFont(bundle: string): void {
  for (const file of files) cpSync(path.join(font, file), path.join(bundle, font, file));
}
