import { elementsWith } from './elements.ts';

/** Suggests the cities of the chosen state once somebody uses the form. Typing works without suggestions. */
export function suggestCities(): void {
  for (const form of elementsWith('place-form')) {
    const suggest = () =>
      import('./cities.ts').then(
        (part) => part.fillCities(form),
        () => {},
      );
    form.addEventListener('focusin', suggest);
    form.addEventListener('change', suggest);
  }
}
