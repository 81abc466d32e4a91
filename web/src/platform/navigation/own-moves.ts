/** Events of a user who looks at another part of the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls a function at each move of the user, until the signal. */
export function onOwnMove(moved: () => void, signal: AbortSignal): void {
  for (const move of ownMoves) {
    window.addEventListener(move, moved, { signal, passive: true });
  }
}
