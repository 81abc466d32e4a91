/** Milliseconds that printing waits for pictures on a slow connection. */
const patience = 5_000;

/** Prints the page after loading all of its pictures, also those out of view. */
export async function printPage(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, patience))]);
  window.print();
}
