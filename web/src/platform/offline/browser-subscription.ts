/** Ends this browser's push subscription; messages that are still sent to it are refused by its push service. */
export async function unsubscribeBrowser(): Promise<void> {
  // Absent where pages may have no worker, which the type does not say.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
