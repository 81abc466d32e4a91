/** Folds a text for comparison: without accents, in lower case, with single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folds a city's name for comparison: only letters and digits, so apostrophes, hyphens and spaces do not matter. */
export function foldCity(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
