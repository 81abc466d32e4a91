export { forgetFailedPages, pageOnDemand, partOnDemand } from './on-demand.tsx';
export { useLoadWhenIdle } from './use-load-when-idle.ts';
