export { isFromDevice, shownSince } from './answers/answer-rules.ts';
export { isSaved, persistAnswers } from './answers/persist-answers.ts';
export { useStartOfForm } from './answers/use-start-of-form.ts';
export { unsubscribeBrowser } from './forget-on-device.ts';
export { openNewVersion, useHasNewVersion } from './worker/new-version.ts';
export { registerWorker } from './worker/register-worker.ts';
export { reloading } from './worker/reloading.ts';
export { registerWhenIdle, untilIdle } from './worker/until-idle.ts';
export { useHasNoWorker, useServiceWorker } from './worker/use-service-worker.ts';
