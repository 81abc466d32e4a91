import { cpSync } from 'node:fs';
import path from 'node:path';

/** The package with the font of link previews, and the files that are used: two weights and the licence. */
const font = 'node_modules/@expo-google-fonts/inter';
const files = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf', 'LICENSE_FONT'];

/** The path by which the code resolves the font, the same beside a bundle and in the checkout. */
export const fontImport = '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';

/** Copies the font into a bundle: Lambda's machines have none. */
export function copyFont(bundle: string): void {
  for (const file of files) cpSync(path.join(font, file), path.join(bundle, font, file));
}
