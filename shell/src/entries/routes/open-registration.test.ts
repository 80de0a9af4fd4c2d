import { expect, test } from '@jest/globals';
import { openRegistration } from './open-registration.ts';

/** Where the registration leads in a locale with a prefix, for who is at an address. */
function leadsTo(address: string): string | null {
  history.replaceState(null, '', address);
  const request = new Request(`${location.origin}/en-us/registration/`);
  return openRegistration({ request }).headers.get('location');
}

test.each([
  ['/en-us', '/?modal=registration'],
  ['/en-us/charity-events?when=past', '/charity-events?when=past&modal=registration'],
  ['/en-us/registration', '/?modal=registration'],
])('from %s the registration opens at %s @R-11', (address, path) => {
  expect(leadsTo(address)).toBe(path);
});
