import { whenShown } from './elements.ts';

const states = '[data-place-form] select';

/** Suggests the cities of the chosen state. */
export function suggestCities(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>(states)) {
    const suggest = () => {
      // Typing works without suggestions.
      if (select.value)
        import('./cities.ts').then(
          (part) => part.fillCities(select),
          () => {},
        );
    };
    select.addEventListener('change', suggest);
    whenShown(suggest);
  }
}
