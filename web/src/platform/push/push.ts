export { forgetSubscription, subscriptionIdOf } from './push-device.ts';
export { type PushState, pushStateOf } from './push-state.ts';
export { switchPushOff, switchPushOn } from './push-switch.ts';
