import { fold } from '../fields/fold.ts';

/** The name of a city for comparison: its letters and digits alone, so that apostrophes, hyphens and spaces do not matter. */
export function foldCity(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}
