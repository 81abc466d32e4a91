const name = 'vitrine-counter';
const listeners = new Set<() => void>();

function openChannel(): BroadcastChannel | undefined {
  // Undefined in Safari before 15.4.
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => {
    for (const listener of listeners) listener();
  };
  return channel;
}

let channel: BroadcastChannel | undefined;

/** Calls a listener when entries or packs have changed, in any tab. Returns a function that ends this. */
export function onChange(listener: () => void): () => void {
  channel ??= openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}

/** Tells this tab and the others that entries or packs have changed. */
export function announceChange(): void {
  for (const listener of listeners) listener();
  if (channel) channel.postMessage('changed');
  else {
    const once = openChannel();
    once?.postMessage('changed');
    once?.close();
  }
}
