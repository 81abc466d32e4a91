import { fold } from '../fields/fold.ts';

/** Folds a city's name for comparison: only letters and digits, so apostrophes, hyphens and spaces do not matter. */
export function foldCity(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
