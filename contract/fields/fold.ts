// Constants, since the bundler makes each use of an expression with a property of Unicode compile it again.
const accents = /\p{Mn}/gu;
const notInNames = /[^\p{L}\p{N}]/gu;

/** Folds a text for comparison: without accents, in lower case, with single spaces. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Folds a city's name for comparison: only letters and digits, so apostrophes, hyphens and spaces do not matter. */
export function foldCity(name: string): string {
  return fold(name).replace(notInNames, '');
}
