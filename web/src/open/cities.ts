/** The states whose cities are suggested, or soon will be. */
const filled = new WeakMap<HTMLElement, string>();

const optionOf = (value: string) => Object.assign(document.createElement('option'), { value });

async function citiesOf(state: string): Promise<readonly string[]> {
  const response = await fetch(`/assets/municipalities/${state}.json`);
  return response.ok ? response.json() : [];
}

/** Fills the suggestions of a form with the cities of its state. Without an answer, the next call tries again. */
export async function fillCities(form: HTMLElement): Promise<void> {
  const state = form.querySelector('select')?.value.toUpperCase() ?? '';
  const list = form.querySelector('datalist');
  if (!list || filled.get(form) === state) return;
  filled.set(form, state);
  list.replaceChildren();
  if (!/^[A-Z]{2}$/.test(state)) return;
  const cities = await citiesOf(state).catch(() => []);
  // Another state may have been chosen meanwhile.
  if (filled.get(form) !== state) return;
  list.append(...cities.map(optionOf));
  if (cities.length === 0) filled.delete(form);
}
