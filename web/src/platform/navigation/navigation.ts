export {
  closeTopLayer,
  useBackLayer,
  useBackPath,
  useHasBackLayer,
  useShownBackPath,
} from './back.ts';
export { type FromList, useListSearch } from './from-list.ts';
export { useIsLeaveGuarded, useLeaveGuard, useLeaveQuestion } from './leave-guard.ts';
export { isLeaveGuarded, leaveAfterAsking, restoreLeaveGuard } from './leave-question.ts';
export {
  type Arrival,
  forgetPlaces,
  keepPlace,
  pathOf,
  returning,
  starting,
  usePlaceToShow,
} from './places.ts';
export { useFolds } from './use-folds.ts';
export { useNavigateWhileShown } from './use-navigate-while-shown.ts';
export { usePlaces } from './use-places.ts';
