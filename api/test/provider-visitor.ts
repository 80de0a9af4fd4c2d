import { parseSetCookie, stringifyCookie } from 'cookie';

/**
 * Goes through an OpenID provider like a browser whose person is named at once.
 *
 * @returns what the provider leads back to the portal with
 */
export async function throughProvider(
  authorizationUrl: string,
  person: string,
): Promise<Record<string, string>> {
  const jar: Record<string, string> = {};
  let url = new URL(authorizationUrl);
  const issuer = url.origin;
  url.searchParams.set('login_hint', person);
  while (url.origin === issuer) {
    const answer = await fetch(url, { headers: { cookie: stringifyCookie(jar) }, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`);
    for (const header of answer.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(header);
      jar[name] = value;
    }
    url = new URL(location, url);
  }
  return Object.fromEntries(url.searchParams);
}
