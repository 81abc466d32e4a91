/** The states whose cities are suggested, or soon will be. */
const filled = new WeakMap<HTMLSelectElement, string>();

const optionOf = (value: string) => Object.assign(document.createElement('option'), { value });

async function citiesOf(state: string): Promise<readonly string[]> {
  const response = await fetch(`/assets/municipalities/${state}.json`);
  return response.ok ? response.json() : [];
}

/** Fills the suggestions beside a choice of states. Without an answer there are none; another choice tries again. */
export async function fillCities(select: HTMLSelectElement): Promise<void> {
  const state = select.value.toUpperCase();
  const list = select.form?.querySelector('datalist');
  if (!list || !/^[A-Z]{2}$/.test(state) || filled.get(select) === state) return;
  filled.set(select, state);
  list.replaceChildren();
  const cities = await citiesOf(state).catch(() => []);
  // Another state may have been chosen meanwhile.
  if (filled.get(select) !== state) return;
  list.append(...cities.map(optionOf));
  if (cities.length === 0) filled.delete(select);
}
