/** Runs in the page: lists elements with a timed transition or animation, although the user prefers reduced motion. */
export function movingParts(): string[] {
  const takesTime = (durations: string) => durations.split(', ').some((one) => one !== '0s');
  const found = [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element, part);
      const isSlow = takesTime(transitionDuration) || takesTime(animationDuration);
      return isSlow ? `moves: ${element.tagName}.${element.classList.value}${part ?? ''}` : [];
    }),
  );
  return [...new Set(found)];
}
