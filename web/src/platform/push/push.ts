export { type PushState, pushStateOf } from './push-state.ts';
export {
  forgetSubscription,
  subscriptionIdOf,
  switchPushOff,
  switchPushOn,
} from './push-switch.ts';
