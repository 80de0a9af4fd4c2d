export { loadSubscription, subscriptionFor } from './load-subscription.ts';
export { subscribe } from './subscribe.ts';
