/** The service worker of this page; undefined where the browser has none or does not allow one. */
export async function workerOfPage(): Promise<ServiceWorkerRegistration | undefined> {
  // Absent on pages that are not secure, which the type does not say.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return container?.getRegistration();
}
