import { setGlobal } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Scope } from 'effector';
import { forgetAuth } from '../../platform/session/auth-storage.ts';
import { $session } from '../../platform/session/model.ts';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { GoogleAuthPage } from './google-auth-page.tsx';

const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, iat: Date.now() / 1000 }));
const USER = {
  data: {
    id: '7',
    attributes: {
      name: 'Nora',
      email: 'nora@people.test',
      contact_phone: null,
      is_active: true,
      is_superuser: false,
      is_staff: false,
      is_blocked: false,
      role: ['user'],
      balance: 0,
      organization_info: null,
    },
  },
};
/** What the API answers by the end of the path; what is not here is refused. */
let answers: Record<string, unknown>;
const asked = jest.fn<(path: string) => void>();

beforeEach(() => {
  asked.mockReset();
  answers = { '/google/': { token: `a.${claims}.c` }, '/auth/': { user_id: '7' }, '/user/7/': USER };
  setGlobal('fetch', async (input: Request | string) => {
    const url = new URL(typeof input === 'string' ? input : input.url, location.origin);
    asked(url.pathname);
    const [, answer] = Object.entries(answers).find(([end]) => url.pathname.endsWith(end)) ?? [];
    return Response.json(answer ?? { errors: [] }, { status: answer ? 200 : 400 });
  });
});
afterEach(() => {
  forgetAuth();
  for (const meta of document.head.querySelectorAll('meta[name=referrer]')) meta.remove();
});

const comeBack = (search: string, roles: readonly ['user'] | null = null): Scope =>
  showInPortal(GoogleAuthPage, { at: `/google-auth${search}`, roles });
const arrivedAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

test('whoever comes back with a code is signed in and led to the cabinet, and the code leaves the address first @R-13 @A-11', async () => {
  const replaced = jest.spyOn(history, 'replaceState');
  const scope = comeBack('?code=a&state=en-us.b');
  expect(screen.getByRole('status').textContent).toBe('Signing you in with Google');
  await arrivedAt('/profile');
  expect(replaced.mock.calls.flatMap(([, , url]) => url ?? [])).toEqual([
    '/google-auth?code=a&state=en-us.b',
    '/google-auth',
    '/profile',
  ]);
  expect(scope.getState($session)).toMatchObject({ status: 'authenticated', user: { name: 'Nora' } });
  expect(asked.mock.calls.filter(([path]) => path.endsWith('/google/'))).toHaveLength(1);
  expect(document.querySelector('meta[name=referrer]')).not.toBeNull();
});

test('who is signed in already is led to the cabinet, and the code is left alone @R-13 @A-11', async () => {
  comeBack('?code=a&state=en-us.b', ['user']);
  await arrivedAt('/profile');
  expect(asked).not.toHaveBeenCalled();
});

test.each(['', '?error=access_denied&state=en-us.b'])(
  'without a code (%j) the error page follows @R-13 @R-21 @A-11',
  async (search) => {
    comeBack(search);
    await arrivedAt('/google-auth-error');
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each(['/google/', '/auth/', '/user/7/'])(
  'a failure at %s leads to the error page @A-11',
  async (end) => {
    delete answers[end];
    const scope = comeBack('?code=a&state=en-us.b');
    await arrivedAt('/google-auth-error');
    expect(scope.getState($session).status).toBe('anonymous');
  },
);
