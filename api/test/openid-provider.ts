import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import escapeHtml from 'escape-html';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

/** Somebody who has an account at the provider. */
export interface Person {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** What a provider is started with. */
export interface ProviderOptions {
  readonly people: readonly Person[];
  readonly redirectUris: readonly string[];
  /** 0 takes a free one. */
  readonly port?: number;
  /** Whether the e-mail stands in the token, as at Google; otherwise one has to ask for it. */
  readonly tellsInToken?: boolean;
}

/** A provider that runs. */
export interface OpenIdProvider {
  readonly issuer: string;
  close(): Promise<void>;
}

/** The installation, as the provider knows it. */
export const CLIENT = { clientId: 'ecocircle', clientSecret: 'only-for-tests' };

async function configuration(options: ProviderOptions): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [...options.redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['a key for the cookies of a provider in tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: options.tellsInToken !== true,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_, { uid }) => `/people/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...options.people.find((person) => person.sub === sub) }),
    }),
    // Nobody is asked what the portal may learn of them.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}

const page = (path: string, people: readonly Person[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Choose an account</title>
<h1>Choose an account</h1>
${people
  .map(
    ({ sub, name = sub }) =>
      `<form method="post" action="${path}?person=${encodeURIComponent(sub)}"><button>${escapeHtml(name)}</button></form>`,
  )
  .join('\n')}
<form method="post" action="${path}"><button>Cancel</button></form>
</html>`;

/** The page on which a person says who they are; a request that names them in `login_hint` passes it by. */
function choosePerson(provider: Provider, people: readonly Person[]) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', provider.issuer);
    const { params } = await provider.interactionDetails(request, response);
    const accountId = searchParams.get('person') ?? params.login_hint;
    if (typeof accountId === 'string')
      return provider.interactionFinished(request, response, { login: { accountId } });
    if (request.method === 'POST')
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(pathname, people));
  };
}

/** Starts an OpenID provider on this machine. */
export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const server = createServer().listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, await configuration(options));
  const answer = provider.callback();
  const choose = choosePerson(provider, options.people);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/people/')) return void answer(request, response);
    choose(request, response).catch(() => response.writeHead(400).end());
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { issuer, close };
}

/** `node api/test/openid-provider.ts --port 4400 --portal http://localhost:3000`: a provider to sign in with by hand. */
if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, portal: { type: 'string' } } });
  const { issuer } = await startOpenIdProvider({
    port: Number(values.port ?? 4400),
    redirectUris: [`${values.portal ?? 'http://localhost:3000'}/google-auth`],
    tellsInToken: true,
    people: [
      { sub: 'new', name: 'Nora New', email: 'nora@people.test', email_verified: true },
      { sub: 'known', name: 'Anna Vetrova', email: 'user@demo.test', email_verified: true },
      { sub: 'unverified', name: 'Una Unverified', email: 'una@people.test', email_verified: false },
      { sub: 'blocked', name: 'Igor Blocked', email: 'blocked@demo.test', email_verified: true },
    ],
  });
  process.stdout.write(`ready ${issuer}\n`);
}
