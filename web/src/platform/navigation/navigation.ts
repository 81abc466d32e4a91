export { closeTopLayer, useBackLayer, useHasBackLayer } from './back-layers.ts';
export { useBackPath, useShownBackPath } from './back-path.ts';
export { type FromList, useListSearch } from './from-list.ts';
export { useIsLeaveGuarded, useLeaveGuard, useLeaveQuestion } from './leave-guard.ts';
export { isLeaveGuarded, leaveAfterAsking, restoreLeaveGuard } from './leave-question.ts';
export { useNavigateWhileShown } from './use-navigate-while-shown.ts';
