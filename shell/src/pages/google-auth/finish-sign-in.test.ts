import { ApiError } from '@ecocircle/shared-contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RequestClient } from '../../platform/services/request-client.ts';
import type { StoredAuth } from '../../platform/session/auth-storage.ts';
import type { SignInResult } from '../../platform/session/sign-in.ts';
import { finishGoogleSignIn } from './finish-sign-in.ts';

const auth = { token: 'a.b.c' } as StoredAuth;
const request = jest.fn<RequestClient>();
const signInByToken = jest.fn<(token: string) => Promise<SignInResult>>();

beforeEach(() => {
  request.mockReset().mockResolvedValue({ token: 'a.b.c' });
  signInByToken.mockReset().mockResolvedValue({ kind: 'ok', auth });
});

const finish = (search: string) =>
  finishGoogleSignIn(search, { origin: 'https://eco.example', request, signInByToken });

test('the code is given for a token with which the person is signed in @A-11 @R-21', async () => {
  expect(await finish('?code=4/0Ab&state=en-us.x&scope=email&authuser=0&iss=https://p.example')).toBe(auth);
  expect(request).toHaveBeenCalledWith({
    path: '/api/web/v1/authing/google/',
    query: {
      code: '4/0Ab',
      state: 'en-us.x',
      iss: 'https://p.example',
      redirect_uri: 'https://eco.example/google-auth',
    },
  });
  expect(signInByToken).toHaveBeenCalledWith('a.b.c');
});

test.each(['', '?state=x', '?code=a', '?code=a&code=b&state=x', '?error=access_denied&state=x', '?code'])(
  'an address that ends in %j asks for nothing @A-11 @R-21',
  async (search) => {
    expect(await finish(search)).toBeNull();
    expect(request).not.toHaveBeenCalled();
  },
);

test.each([{}, { token: null }, { token: 1 }, { token: ['a'] }, { access_token: 'a' }, 'token', null])(
  'an answer like %j signs nobody in: the token must be a string @A-11',
  async (answer) => {
    request.mockResolvedValue(answer);
    expect(await finish('?code=a&state=x')).toBeNull();
    expect(signInByToken).not.toHaveBeenCalled();
  },
);

test('a refused code and an account that may not enter sign nobody in @A-11', async () => {
  request.mockRejectedValueOnce(new ApiError(400, []));
  expect(await finish('?code=a&state=x')).toBeNull();
  signInByToken.mockResolvedValueOnce({ kind: 'credentials-error' });
  expect(await finish('?code=a&state=x')).toBeNull();
});
