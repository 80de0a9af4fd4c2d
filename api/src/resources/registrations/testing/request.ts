import { withNote } from '@ecocircle/test-kit';
import { expect } from '@jest/globals';
import type { TestApp } from '../../../../test/test-app.ts';

/** What an organization of the United States fills in. */
export const REQUEST = {
  charityEventCreator: false,
  recyclingPointCreator: true,
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '+12125550123',
  orgName: 'Glass and Co',
  address: '1 Green Street',
  tin: '123456789',
  locale: 'en-US',
};

/** Sends the request of an organization, and gives its reference. */
export async function sendRequest(
  api: TestApp,
  changes: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const payload = { ...REQUEST, ...changes };
  const answer = await api.app.inject({ method: 'POST', url: '/inquire-registration', payload, headers });
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  return answer.json().reference;
}
