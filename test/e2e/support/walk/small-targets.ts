/** The smallest side of a target in pixels (WCAG 2.5.5). */
export const leastTarget = 44;

/**
 * Runs in the page: lists the visible controls whose area for fingers is less than `least` pixels wide or high. The
 * area is where a tap reaches the control or its label, so it includes padding and pseudo-elements. A link inside a
 * text has the height of its line.
 */
export function smallTargets(least: number): string[] {
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="menuitem"], [role="option"], [role="switch"], [role="tab"], [contenteditable="true"]';
  const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled="true"]');
  /** A tap on these also reaches the control: its labels, and the frame of a field with pills. */
  const partsOf = (control: Element): Element[] => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const frame = control.closest('.mantine-PillsInput-input, .mantine-MultiSelect-input');
    return [control, ...labels, ...(frame ? [frame] : [])];
  };
  const isInText = (control: Element) => {
    if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    const words = (element: Element | null) => element?.textContent?.trim().length ?? 0;
    return words(block) > words(control);
  };
  const isReached = (control: Element, parts: readonly Element[], x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    // A toast or an open menu covers a control for a short time only.
    const layer = hit?.closest('.mantine-Notifications-root, [role="menu"]');
    if (layer && !layer.contains(control)) return true;
    return (
      hit !== null &&
      parts.some((part) => part === hit || part.contains(hit)) &&
      !isNested(hit, control)
    );
  };
  // A control inside another one's label or link has an area of its own.
  const isNested = (hit: Element, control: Element) => {
    const nearest = hit.closest(controls);
    return nearest !== null && nearest !== control && !nearest.contains(control);
  };
  // Half a pixel, since controls rarely begin at a whole one.
  const step = 0.5;
  const reach = (isHit: (distance: number) => boolean) => {
    let distance = 0;
    while (distance < least && isHit(distance + step)) distance += step;
    return distance + step;
  };
  const measure = (control: Element): readonly [number, number] | undefined => {
    const parts = partsOf(control);
    const boxes = [...parts.flatMap((part) => [...part.getClientRects()])].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (boxes.some(({ width, height }) => width >= least && height >= least)) return undefined;
    // Also a tab whose own field is invisible.
    for (const part of parts) part.scrollIntoView({ block: 'center', inline: 'nearest' });
    const areas = parts
      .flatMap((part) => [...part.getClientRects()])
      .flatMap(({ left, top, width, height }) => {
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (toX: number, toY: number) => isReached(control, parts, x + toX, y + toY);
        // Another part covers it, such as a dialog.
        if (width <= 1 || height <= 1 || !isHit(0, 0)) return [];
        const across = reach((by) => isHit(-by, 0)) + reach((by) => isHit(by, 0));
        const down = reach((by) => isHit(0, -by)) + reach((by) => isHit(0, by));
        return [[across, down] as const];
      });
    if (areas.some(([across, down]) => across >= least && down >= least)) return undefined;
    return areas.toSorted((one, other) => other[0] * other[1] - one[0] * one[1])[0];
  };
  const boxes = [...document.querySelectorAll('*')];
  const scrolled = boxes.map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
  const faults = [...document.querySelectorAll(controls)].flatMap((control) => {
    const isShown = control.checkVisibility({ visibilityProperty: true });
    if (!isShown || isDisabled(control) || isInText(control) || control.closest('[inert]'))
      return [];
    const size = measure(control);
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    const kind = `${control.tagName.toLowerCase()}.${control.classList.value}`;
    return size
      ? [`target of ${size.join('x')}: ${kind.slice(0, 90)} "${name.trim().slice(0, 40)}"`]
      : [];
  });
  for (const [index, [left, top]] of scrolled.entries()) boxes[index]?.scrollTo(left, top);
  return [...new Set(faults)];
}
