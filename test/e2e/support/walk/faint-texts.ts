/** The contrast that WCAG requires for usable text; locked fields must be readable, too. */
export const leastContrast = 4.5;

/** Runs in the page: lists the low-contrast texts of fields that cannot be changed. axe skips them. */
export function faintTexts(least: number): string[] {
  type Colour = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (css: string): Colour => {
    if (!canvas) return [0, 0, 0, 1];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  const backgroundOf = (element: Element | null): Colour => {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement));
  };
  const light = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([r, g, b]: Colour) =>
    0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const contrast = (one: Colour, other: Colour) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const fields = 'input:disabled, textarea:disabled, select:disabled, label[data-disabled]';
  return [...document.querySelectorAll<HTMLElement>(fields)].flatMap((field) => {
    const isShown = field.checkVisibility() && field.getBoundingClientRect().width > 1;
    if (!isShown || (field instanceof HTMLInputElement && /radio|checkbox|file/.test(field.type)))
      return [];
    const { color, opacity } = getComputedStyle(field);
    const below = backgroundOf(field.parentElement);
    const [r, g, b, a] = read(color);
    const text = over([r, g, b, a * Number(opacity)], backgroundOf(field));
    const own = read(getComputedStyle(field).backgroundColor);
    const ground = over([own[0], own[1], own[2], own[3] * Number(opacity)], below);
    const found = contrast(text, ground);
    return found < least ? `contrast of ${found.toFixed(1)}: ${field.outerHTML.slice(0, 100)}` : [];
  });
}
